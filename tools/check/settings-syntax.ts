import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

type Fault = [line: number, message: string, remedy: string]

const INSTRUCTIONS =
  /^(?:ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|MAINTAINER|ONBUILD|RUN|SHELL|STOPSIGNAL|USER|VOLUME|WORKDIR)\s/i

/** A Dockerfile's lines begin with an instruction, as long as the line before does not go on. */
function dockerFault(lines: readonly string[]): Fault | undefined {
  let goesOn = false
  let end: string | undefined
  for (const [index, line] of lines.entries()) {
    if (end !== undefined) {
      if (line.trim() === end) end = undefined
      continue
    }
    const isBare = !line.trim() || line.trimStart().startsWith('#')
    if (!goesOn && !isBare && !INSTRUCTIONS.test(line.trimStart()))
      return [
        index + 1,
        `没有 ${line.trim().split(/\s/)[0]} 这个指令`,
        '核对指令的拼写，例如 FROM、RUN、COPY；续行在上一行末尾写 \\',
      ]
    end = /<<-?["']?(\w+)["']?/.exec(line)?.[1]
    if (!isBare && /\\\s*$/.test(line) && lines.slice(index + 1).every((rest) => !rest.trim()))
      return [index + 1, '行末的反斜杠后面没有下一行', '删掉反斜杠，或补上后面的命令']
    if (!isBare) goesOn = /\\\s*$/.test(line)
  }
  return undefined
}

/** Directives of nginx end with `;`, blocks stand in braces that match. */
function nginxFault(lines: readonly string[]): Fault | undefined {
  const open = lines.findIndex(
    (line, index) =>
      /^\s*[a-z_]+ [^#;；{}'"]*[^#;；{},'"\s]\s*$/.test(line) &&
      /^\s*(?:[a-z_]+ .*;|\})?\s*$/.test(lines[index + 1] ?? ''),
  )
  return braceFault(lines) ?? (open < 0 ? undefined : [open + 1, '这一行没有以 ; 结束', '在行末补上分号 ;'])
}

/** Braces that do not match. */
function braceFault(lines: readonly string[]): Fault | undefined {
  const open: number[] = []
  for (const [index, line] of lines.entries()) {
    const text = line
      .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""')
      .replace(/(?:^|\s)#.*$/, '')
      .replace(/\{\d+(?:,\d*)?\}|\$\{\w+\}/g, '')
    for (const sign of text.match(/[{}]/g) ?? []) {
      if (sign === '{') open.push(index + 1)
      else if (open.pop() === undefined) return [index + 1, '多了一个右花括号 }', '删掉它，或在前面补上 {']
    }
  }
  const left = open.pop()
  return left === undefined ? undefined : [left, '这一行的左花括号 { 没有成对', '补上 }']
}

/** A declaration that the next one follows without `;`. */
function cssFault(lines: readonly string[]): Fault | undefined {
  const open = lines.findIndex(
    (line, index) => /^\s*[\w-]+:\s*[^;{},/]+$/.test(line) && /^\s*[\w-]+:\s/.test(lines[index + 1] ?? ''),
  )
  return open < 0 ? undefined : [open + 1, '这一行没有以 ; 结束', '在行末补上分号 ;']
}

/** Quotes that do not end in their line, and braces. */
function groovyFault(lines: readonly string[]): Fault | undefined {
  const odd = lines.findIndex((line) => (line.replace(/\/\/.*$|\\./g, '').match(/'/g)?.length ?? 0) % 2 === 1)
  return odd < 0 ? braceFault(lines) : [odd + 1, '引号没有成对', '补上另一个引号']
}

/** Every line is a name and a value. */
function propertiesFault(lines: readonly string[]): Fault | undefined {
  const bare = lines.findIndex(
    (line, index) => /^[\w-]+(?:\.[\w-]+)+\s+[^\s=:]/.test(line) && !/\\\s*$/.test(lines[index - 1] ?? ''),
  )
  return bare < 0 ? undefined : [bare + 1, '这一行没有等号', '写成 名字=值；注释以 # 开头']
}

const READERS: Record<string, (lines: readonly string[]) => Fault | undefined> = {
  docker: dockerFault,
  nginx: nginxFault,
  groovy: groovyFault,
  properties: propertiesFault,
  css: cssFault,
  wxss: cssFault,
}

/** Languages of settings whose outline is read here. */
export const SETTINGS_LANGUAGES: readonly string[] = Object.keys(READERS)

/** @returns the first mistake in the outline of a block of settings. */
export function settingsProblems(fence: Fence): Problem[] {
  const fault = READERS[fence.lang]?.(fence.code.split('\n'))
  if (!fault) return []
  const [line, message, remedy] = fault
  return [
    {
      severity: 'error',
      rule: 'sample-settings',
      ...placeOf(fence, line),
      message: `${fence.lang} 写得不对：${message}`,
      remedy,
    },
  ]
}
