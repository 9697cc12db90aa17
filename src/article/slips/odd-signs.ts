/** Signs that look like others, or like nothing, and are not what the keyboard writes: they came with something pasted. */
interface OddSign {
  sign: RegExp
  message: (found: string) => string
  remedy: (found: string) => string
}

const codeOf = (sign: string): string => sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')

/** Letters of Cyrillic and Greek that look like the Latin ones below them. */
const ALIKE = 'АВЕКМНОРСТУХаеорсухіјѕԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧο'
const LATIN = 'ABEKMHOPCTYXaeopcyxijsdqwABEZHIKMNOPTYXo'

/** What a text in UTF-8 becomes when it is read as Latin-1 or Windows-1252. */
const MISREAD =
  '[\\u00c0-\\u00ef][\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122]{1,2}'

export const ODD_SIGNS: OddSign[] = [
  {
    // Control characters, zero width, direction overrides (CVE-2021-42574), no-break spaces
    sign: /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00a0\u00ad\u2000-\u200b\u200e\u200f\u202f\u205f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/,
    message: (sign) => `这一行里有看不见的字符 U+${codeOf(sign)}，多半是从别处粘贴来的`,
    remedy: (sign) => (/\s/.test(sign) && !/[\u2028\u2029\ufeff]/.test(sign) ? '换成普通的空格' : '删掉它'),
  },
  {
    sign: /\r(?!$)/,
    message: () => '行中间有一个旧式的换行 CR，两行会连在一起',
    remedy: () => '在那里重新按一次回车，用 LF 保存',
  },
  {
    sign: /[\ufb00-\ufb06\u2e80-\u2fd5\uf900-\ufaff]/,
    message: (sign) => `“${sign}”（U+${codeOf(sign)}）不是平常的字，多半是从 PDF 粘贴来的：搜不到，也可能显示成方框`,
    remedy: (sign) => `重新打这个字：${sign.normalize('NFKC')}`,
  },
  {
    sign: new RegExp(`(?<=[A-Za-z_])[${ALIKE}]|[${ALIKE}](?=[A-Za-z_])`),
    message: (sign) => `“${sign}”（U+${codeOf(sign)}）不是英文字母，只是看起来像`,
    remedy: (sign) => `换成英文字母 ${LATIN[ALIKE.indexOf(sign)]}`,
  },
  {
    sign: new RegExp(`(?:${MISREAD}){2}|锟斤拷|烫烫烫`),
    message: (sign) => `“${sign}”是乱码：文字按错的编码读过`,
    remedy: () => '从原文重新复制这一段；文件存成 UTF-8',
  },
]
