import type { Finding } from './finding'

/**
 * Control characters, no-break spaces, and what Unicode draws nothing for: zero width, direction overrides
 * (CVE-2021-42574), fillers. Not what joins letters or chooses the look of the character before it.
 */
const INVISIBLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00a0\u2000-\u200a\u202f\u205f\u2028\u2029]|(?![\u200c\u200d]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu

/** A value that looks like a key, after a name that says so. */
const SECRET =
  /(?:secret|api_?key|access_?key|token|password|passwd)["']?\s*[:=]\s*["']?([\da-f]{24,}|(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[\w+/-]{24,}={0,2})(?![\w.(])/i

/** A token as services sign it (RFC 7519), and keys of well-known services. */
const SIGNED =
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|\b(?:AKIA|LTAI|AKID)[A-Za-z\d]{12,}|\bsk-[A-Za-z\d]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY/

/** A line that git leaves where two versions of a text contradict each other. */
const MERGE_MARK = /^(?:<{7}|>{7}|\|{7}) \S.*$/

/** @returns what no syntax tree shows, in any text that authors write: characters nobody sees, or that another encoding left, keys, marks of a merge. */
export function sourceFindings(source: string): Finding[] {
  const findings: Finding[] = []
  const lines = source.split('\n')
  const undecoded = lines.findIndex((text) => text.includes('\ufffd'))
  for (const [index, text] of lines.entries()) {
    const add = (rule: string, message: string, remedy: string) =>
      findings.push({ rule, line: index + 1, message, remedy })
    if (index === undecoded) add('encoding', '文件不是正确的 UTF-8', '用编辑器另存为 UTF-8（无 BOM）')
    for (const sign of new Set(text.match(INVISIBLE))) {
      const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
      const isSpace = /\s/.test(sign) && !/[\u2028\u2029\ufeff]/.test(sign)
      const message = `这一行里有看不见的字符 U+${code}，多半是从别处粘贴来的`
      add('invisible-character', message, isSpace ? '换成普通的空格' : '删掉它')
    }
    if (SECRET.test(text) || SIGNED.test(text)) {
      const remedy = '换成 <app_secret> 这样的占位；真的已经写出去过，就去控制台作废它'
      add('leaked-key', '这一行里像是真的密钥或凭证', remedy)
    }
    if (MERGE_MARK.test(text))
      add(MERGE_CONFLICT, '这里有没有解决的合并冲突', '在 <<<<<<< 与 >>>>>>> 之间留下一份，删掉这几行标记')
  }
  return findings
}

/** Rule of marks of a merge: a text with them is not read any further. */
export const MERGE_CONFLICT = 'merge-conflict'
