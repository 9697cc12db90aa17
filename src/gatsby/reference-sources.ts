import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { isScalar, visit, type Pair, type Scalar, type YAMLMap } from 'yaml'
import type { CompiledBody } from '../article/types'
import { readText } from '../article/parse/text'
import { readYaml } from '../article/parse/yaml-text'
import { allReferences } from '../reference/load'
import { symbolsFile } from '../reference/symbols'
import { PITFALLS_SOURCE } from '../publish/agents/pitfalls'
import type { Problem } from '../site/types'
import { nearest } from '../site/nearest'

const FOLDER = 'content/reference'

/** Bodies of the pages by id: what an address in the data leads to. */
type Bodies = ReadonlyMap<string, Pick<CompiledBody, 'ids'>>

interface Found {
  at: number
  message: string
  remedy: string
  /** An anchor that is not there: it only warns (specification, section 5). */
  isAnchor?: boolean
}

const filesIn = (root: string): string[] =>
  existsSync(join(root, FOLDER))
    ? readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`)
        .sort()
    : []

/**
 * @returns what is wrong with what authors write for the reference by name and for the list of pitfalls, as far as it can
 *   be told without the packages' types: addresses that lead nowhere, sentences, entries that are there twice.
 */
export function referenceSourceProblems(root: string, bodies: Bodies): Problem[] {
  return filesIn(root).flatMap((file) => {
    const source = readText(join(root, file))
    const { document, fault, lineAt } = readYaml(source)
    const problem = (line: number, message: string, remedy: string): Problem => ({
      severity: 'error',
      rule: 'reference-source',
      file,
      line,
      message,
      remedy,
    })
    const broken = source.indexOf('\ufffd')
    if (broken >= 0) return [problem(lineAt(broken), '文件不是正确的 UTF-8', '用编辑器另存为 UTF-8（无 BOM）')]
    // Of pitfalls it is told with their shape
    if (fault && file === PITFALLS_SOURCE) return []
    if (fault) return [problem(fault.line, `不是正确的 YAML：${fault.message}`, fault.remedy)]
    const found: Found[] = []
    const seen = new Set<string>()
    visit(document, {
      Pair: (_, pair) => {
        found.push(...pairFaults(pair, bodies))
        if (file !== PITFALLS_SOURCE || !isScalar(pair.key) || pair.key.value !== 'id' || !isText(pair.value)) return
        if (seen.has(pair.value.value))
          found.push({
            at: start(pair.value),
            message: `id“${pair.value.value}”写了两次`,
            remedy: '给其中一条换一个 id',
          })
        seen.add(pair.value.value)
      },
      Map: (_, node) => {
        if (file === PITFALLS_SOURCE) found.push(...codeFaults(node), ...nameFaults(root, node))
        const wrong = node.get('wrong')
        if (wrong !== undefined && wrong === node.get('right'))
          found.push({ at: node.range?.[0] ?? 0, message: 'wrong 与 right 一样', remedy: 'right 写改好之后的代码' })
      },
    })
    return found.map(({ at, message, remedy, isAnchor }): Problem => {
      const told = problem(lineAt(at), message, remedy)
      return isAnchor ? { ...told, severity: 'warning', rule: 'broken-anchor' } : told
    })
  })
}

const isText = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string'
const start = (node: Scalar): number => node.range?.[0] ?? 0

function pairFaults({ key, value }: Pair, bodies: Bodies): Found[] {
  if (!isScalar(key)) return []
  if (key.value === 'learn' || key.value === 'page') return isText(value) ? addressFaults(value, bodies) : []
  return []
}

/** Samples of pitfalls that cannot be read: the rules that look for the mistake would find nothing in them. */
function codeFaults(node: YAMLMap): Found[] {
  const file = node.get('file')
  const loader = typeof file === 'string' && /\.(?:tsx|jsx)$/.test(file) ? 'tsx' : 'ts'
  if (typeof file === 'string' && !/\.[jt]sx?$/.test(file)) return []
  return ['wrong', 'right'].flatMap((key): Found[] => {
    const code = node.get(key, true)
    if (!isText(code)) return []
    try {
      transformSync(code.value, { loader, logLevel: 'silent' })
      return []
    } catch (error) {
      const said = (error as { errors?: { text: string }[] }).errors?.[0]?.text ?? String(error)
      return [
        { at: start(code), message: `${key} 的代码有语法错误：${said}`, remedy: '改正这段代码：括号、引号要成对' },
      ]
    }
  })
}

/** A pitfall's name that its package does not have, when one is like it: words of another kind are names as well. */
function nameFaults(root: string, node: YAMLMap): Found[] {
  const written = node.get('symbol', true)
  const reference = allReferences(root).find((one) => one.package === node.get('package'))
  if (!isText(written) || !reference) return []
  const name = written.value
  const known = symbolsFile([reference]).symbols.map((symbol) => symbol.name)
  if (known.includes(name)) return []
  const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  const members = owner ? known.filter((one) => one.startsWith(`${owner}.`)) : []
  const guess = nearest(name, members.length ? members : known)
  if (!guess && !members.length) return []
  const there = members.map((one) => one.slice(owner.length + 1)).join('、')
  return [
    {
      at: start(written),
      message: `${reference.package} 里没有 ${name}`,
      remedy: guess ? `是不是 ${guess}？` : `${owner} 有的：${there}`,
    },
  ]
}

function addressFaults(node: Scalar<string>, bodies: Bodies): Found[] {
  const [id = '', anchor = ''] = node.value.split('#')
  const body = bodies.get(id)
  const at = start(node)
  if (!body) {
    const guess = nearest(id, [...bodies.keys()])
    return [
      { at, message: `没有“${id}”这一页`, remedy: guess ? `是不是 ${guess}？` : '写页面的标识，例如 five/config' },
    ]
  }
  if (!anchor || body.ids.includes(anchor)) return []
  const guess = nearest(anchor, body.ids)
  return [
    {
      at,
      isAnchor: true,
      message: `${id} 里没有小节 #${anchor}`,
      remedy: guess ? `是不是 #${guess}？那一页刚删掉它，就放回去` : `有的小节：#${body.ids.slice(0, 12).join(' #')}`,
    },
  ]
}
