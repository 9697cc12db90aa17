import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import { loadReference } from '../../src/openapi/load-reference'
import { readDeclaration, RUN } from '../../src/programs/declaration'
import { nearest } from '../../src/site/nearest'
import type { Problem } from '../../src/site/types'
import { odditiesOfLine } from './odd-lines'
import { collectFences, placeOf, type Fence } from './fences'
import { readPages, type PageTree } from './page-tree'
import { installedVersion, sdkLine, sdkOf, versionFor } from './sdk-versions'

/** A mistake in a line of a page, or in one of a block of code. */
type Add = (line: number, message: string, remedy: string) => void

const CONTACT = 'developer@realsee.com'
const PATH = /(?:app-gateway\.realsee\.(?:cn|ai)|(?<=[\s'"`(]))(\/(?:open\/v\d|auth)\/[\w/-]+)/g
const PINNED = /(?<![\w@/.-])((?:@[\w-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+[\w.-]*)/g
/** Radians of a view; a product is one that turns degrees into them. */
const ANGLE = /\b(longitude|latitude)["']?\s*:\s*(-?\d+(?:\.\d+)?)(?=\s*[,}\n]|\s*$)/g
/** More than a whole turn. */
const TURN = 7
const INTEGRITY =
  /<script\b[^>]*?\bsrc="https:\/\/[^"]*?\/((?:@[\w-]+\/)?[\w.-]+)@([\d.]+)\/([^"]+)"[^>]*?\bintegrity="(sha\d+)-([^"]+)"/g
const JSON_SCRIPT = /<script\b[^>]*\btype="(?:importmap|application\/(?:ld\+)?json)"[^>]*>([\s\S]*?)<\/script>/g
/** Options of `npm install` and its like that the pages have use for; https://docs.npmjs.com/cli/commands/npm-install */
const NPM_OPTIONS = [
  '--save',
  '--save-dev',
  '--save-exact',
  '--save-optional',
  '--global',
  '--force',
  '--ignore-scripts',
  '--registry',
  '--template',
  '--prefix',
  '--omit',
  '--yes',
  '--package',
  '--workspace',
  '--no-audit',
  '--no-fund',
  '--legacy-peer-deps',
  '--silent',
]

const VERSION = /(?<![\w./@-])\d+\.\d+\.\d+(?![\w.-])/g
const major = (version: string): string => version.split('.')[0] ?? ''
/** Whether a version is newer than another one; both have three parts. */
const isNewer = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) > 0

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** What the text of a page says and the page itself, or the site, knows better. */
function ofText({ source, body, yaml }: PageTree, add: Add): void {
  const lines = source.split('\n')
  const figures = body.match(/caption="图 \d+/g)?.length ?? 0
  const versions = Object.values(sdkOf(yaml)).map(String)
  for (const [index, line] of lines.entries()) {
    const at = index + 1
    for (const [, version = ''] of line.matchAll(/(\d+\.\d+\.\d+) 中的表现/g))
      if (versions.length && !versions.includes(version))
        add(at, `写的是 ${version} 中的表现，前置信息的 sdk 是 ${versions.join('、')}`, '写成这一页核对过的版本')
    const isFront = index < yaml.split('\n').length + 2
    for (const [, number = ''] of (isFront ? '' : line)
      .replace(/caption="[^"]*"/g, '')
      .matchAll(/(?<![\w页说])图 (\d+)/g))
      if (figures && Number(number) > figures) add(at, `本页没有图 ${number}`, `本页的图是 1 到 ${figures}`)
    for (const [version] of isFront ? [] : line.matchAll(VERSION)) {
      const checked = versions.length === 1 ? versions[0]! : ''
      if (major(version) === major(checked) && isNewer(version, checked))
        add(at, `${version} 比这一页核对过的 ${checked} 还新`, '核对版本；升级了 SDK，用 npm run sdk 换')
    }
    for (const said of odditiesOfLine(line)) add(at, ...said)
    for (const [mail] of line.matchAll(/[\w.-]+@[\w-]+\.[a-z]{2,}/g))
      if (mail !== CONTACT && distance(mail, CONTACT) < 4) add(at, `${mail} 不是我们的邮箱`, `写成 ${CONTACT}`)
  }
}

/** What a block of code says of packages, the open API and angles. */
function ofCode(root: string, page: PageTree, fence: Fence, blocks: readonly Fence[], add: Add): void {
  const { code, lang } = fence
  const paths = loadReference().groups.flatMap(({ endpoints }) => endpoints.map((endpoint) => endpoint.path))
  for (const { 1: written = '', index } of code.matchAll(PATH)) {
    const guess = nearest(written, paths)
    if (!paths.some((one) => one === written || one.startsWith(`${written}/`)) && guess && distance(written, guess) < 4)
      add(lineAt(code, index), `开放 API 里没有 ${written}`, `是不是 ${guess}？`)
  }
  if (/^(?:tsx?|jsx?|vue)$/.test(lang) && [...code.matchAll(PATH)].length)
    for (const { index } of code.matchAll(/\bAuthorization['"]?: ?[`'"]Bearer /g))
      add(lineAt(code, index), '开放 API 的 Authorization 不带 Bearer', '只写令牌：Authorization: accessToken')
  if (lang !== 'diff')
    for (const { 1: name, 2: value = '', index } of code.matchAll(ANGLE))
      if (Math.abs(Number(value)) > TURN)
        add(lineAt(code, index), `${name} 写的是 ${value}，像是度`, '角度用弧度：90° 写 1.57')
  if (lang === 'bash') ofCommands(root, page, code, add)
  if (lang === 'html') ofScripts(root, code, add)
  if (lang === RUN) ofProgram(blocks, fence, add)
}

/** @returns what is wrong with the front matter: the commands install what the samples are checked with, and it says something else. */
function ofFrontMatter(root: string, { yaml }: PageTree, codes: string[]): [message: string, remedy: string][] {
  return Object.entries(sdkOf(yaml)).flatMap(([name, own]): [string, string][] => {
    const version = versionFor(root, yaml, name)
    if (version === undefined || version === own || !codes.some((code) => code.includes(`${name}@${version}`)))
      return []
    return [[`sdk 里 ${name} 是 ${String(own)}，本页的命令装的是 ${version}，示例也用它检查`, `改成 ${version}`]]
  })
}

function ofCommands(root: string, { yaml }: PageTree, code: string, add: Add): void {
  const sdk = new Map(Object.entries(sdkOf(yaml)).map(([name, version]) => [name, String(version)]))
  for (const [index, line] of code.split('\n').entries()) {
    if (!/\b(?:npm|pnpm|yarn|npx)\b/.test(line)) continue
    for (const [, name = '', version = ''] of line.matchAll(PINNED)) {
      const own = sdk.get(name)
      if (own === undefined || own === version || versionFor(root, yaml, name) === version) continue
      add(index + 1, `命令里是 ${name}@${version}，前置信息的 sdk 是 ${own}`, `两处写成同一个版本`)
    }
    for (const [option] of line.matchAll(/(?<=\s)--[a-z][a-z-]+/g)) {
      const guess = NPM_OPTIONS.includes(option) ? undefined : NPM_OPTIONS.find((one) => distance(one, option) <= 2)
      if (guess) add(index + 1, `没有 ${option} 这个选项`, `是不是 ${guess}？`)
    }
  }
}

function ofScripts(root: string, code: string, add: Add): void {
  for (const { 1: name = '', 2: version, 3: file = '', 4: algorithm = '', 5: written, index } of code.matchAll(
    INTEGRITY,
  )) {
    const source = path.join(root, 'node_modules', name, file)
    if (installedVersion(root, name) !== version || !existsSync(source)) continue
    const right = createHash(algorithm).update(readFileSync(source)).digest('base64')
    if (written !== right)
      add(
        lineAt(code, index),
        `${file} 的 integrity 与 ${name}@${version} 的文件不同，浏览器不会运行它`,
        `写成 ${algorithm}-${right}`,
      )
  }
  for (const { index } of code.matchAll(/<script>\s*import [^(]/g))
    add(lineAt(code, index), '<script> 里有 import，没有写 type="module"', '写成 <script type="module">')
  for (const { 1: text = '', index } of code.matchAll(JSON_SCRIPT)) {
    try {
      JSON.parse(text)
    } catch (error) {
      const offset = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0)
      const start = index + code.slice(index).indexOf(text)
      add(
        lineAt(code, start + offset),
        '<script> 里的 JSON 读不懂',
        '看这一行和上一行：多了逗号，或少了引号、逗号、括号',
      )
    }
  }
}

/** Whether code has a text or a tag with these words; a comment is none. */
const quoted = (code: string, words: string): boolean =>
  [...code.matchAll(/(['"`>])([^'"`<>\n]*)(?=['"`<])/g)].some(([, , text]) => text!.includes(words))

/** A press on something that nothing in the page's code is called. */
function ofProgram(blocks: readonly Fence[], { code, file, line }: Fence, add: Add): void {
  const declaration = readDeclaration(code, file, line).declaration
  const steps = declaration?.then ?? []
  const there = [declaration?.code ?? '', ...blocks.filter(({ lang }) => lang !== RUN).map((block) => block.code)].join(
    '\n',
  )
  const logs = steps.flatMap(({ log }) => log ?? [])
  const written = [...(declaration?.code ?? '').matchAll(/console\.log\((['"])([^'"]*\p{Script=Han}[^'"]*)\1/gu)]
  const idle = written.map(([, , text = '']) => text).find((text) => !logs.some((log) => log.includes(text)))
  for (const log of idle ? logs : []) {
    if (!log.match(/\p{Script=Han}{2,}/gu)?.some((run) => !there.includes(run))) continue
    const at = code.split('\n').findIndex((text) => text.includes(`log: ${log}`))
    add(at + 1, `程序里没有写出“${log}”的地方`, `代码写的是“${idle}”`)
  }
  // What is not there because it is written otherwise proves nothing
  const bare = (text: string): string => text.replace(/\s/g, '')
  for (const noText of steps.flatMap((step) => step.noText ?? [])) {
    const meant = steps
      .flatMap((step) => step.text ?? [])
      .find((text) => text !== noText && bare(text) === bare(noText))
    const at = code.split('\n').findIndex((line) => line.includes(`noText: ${noText}`))
    if (meant !== undefined) add(at + 1, `noText 的“${noText}”与 text 的“${meant}”只差空格`, `写成一样的：${meant}`)
  }
  for (const { click } of steps) {
    if (!click || click.startsWith('css=') || quoted(there, click)) continue
    const at = code.split('\n').findIndex((text) => text.includes(`click: ${click}`))
    const labels = [...code.matchAll(/\bbutton\('([^']+)'/g)].map(([, label]) => label!)
    const guess = labels.length ? `程序里的按钮：${labels.join('、')}` : '写按钮上的文字'
    add(at + 1, `程序里没有“${click}”可以点`, guess)
  }
}

/** Mistakes that a page's own facts, the packages or the description of the open API tell. */
export function checkPageFacts(root: string, files: readonly string[]): Problem[] {
  const { fences } = collectFences(root, [...files])
  return readPages(root, files).flatMap((page) => {
    const problems: Problem[] = []
    const at = (place: { file: string; line: number }, message: string, remedy: string): void =>
      void problems.push({ severity: 'error', rule: 'page-fact', ...place, message, remedy })
    ofText(page, (line, ...said) => at({ file: page.file, line }, ...said))
    const blocks = fences.filter(({ file }) => file === page.file)
    const commands = blocks.flatMap(({ lang, code }) => (lang === 'bash' ? code : []))
    for (const said of ofFrontMatter(root, page, commands)) at({ file: page.file, line: sdkLine(page.yaml) }, ...said)
    for (const fence of blocks) ofCode(root, page, fence, blocks, (line, ...said) => at(placeOf(fence, line), ...said))
    return problems
  })
}
