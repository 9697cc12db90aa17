import { KIND_LABELS } from '../../reference/labels'
import type { SymbolEntry } from '../../reference/symbols'
import type { Docs } from '../docs'
import { answer, cutTo, LIMITS, oneLine } from './answer'
import { NEAREST, nearestNames } from './nearest-names'
import { footOf } from './products'
import { rowOf, rowOnPage, type Row } from './rows'

/** Longest name that is looked up; a longer one is no name. */
const NAME_LENGTH = 120
const SIGNATURE_TOKENS = 110
const SHORT_SIGNATURE = 60
/** Several entries of one name are answered with a line each. */
const LINES = 6

/** `five.changeMode()` → `five.changeMode`; `<FiveCanvas>` → `FiveCanvas`; `PanoTagPlugin load` → `PanoTagPlugin.load`. */
const nameIn = (text: string): string =>
  text
    .slice(0, NAME_LENGTH)
    .trim()
    .replace(/^(?:import|new|type|class|interface|function)\s+/, '')
    .replace(/^[<`'"{\s]+|[\s`'"}>/]+$/g, '')
    .replace(/\(.*$/s, '')
    .replaceAll('#', '.')
    .replace('.prototype.', '.')
    .replace(/^([\w$]+)\s+([\w$]+)$/, '$1.$2')

/** Whether it is a name that is exported, and no member of one. */
const isExported = ({ kind }: SymbolEntry): boolean => Object.hasOwn(KIND_LABELS, kind)

/** Entries of a name: as it is written, in another case, as the last part of others, then what is in a namespace. */
function entriesOf(symbols: SymbolEntry[], name: string): SymbolEntry[] {
  const lower = name.toLowerCase()
  const ways: ((symbol: SymbolEntry) => boolean)[] = [
    (symbol) => symbol.name === name,
    (symbol) => symbol.name.toLowerCase() === lower,
    (symbol) => symbol.name.endsWith(`.${name}`),
    (symbol) => symbol.name.toLowerCase().endsWith(`.${lower}`),
    (symbol) => isExported(symbol) && symbol.name.startsWith(`${name}.`),
  ]
  for (const way of ways) {
    const found = symbols.filter(way)
    if (found.length) return found
  }
  return []
}

const memberOf = (name: string): string => name.replace(/^.*\./, '')

/** Types of types are looked into as deep as this. */
const DEPTH = 3

/**
 * `CruisePlugin.play`: what a function gives back has the member, or what a class extends.
 * @returns the member; `undefined` when no type that the owner names has it.
 */
function through(symbols: SymbolEntry[], name: string): SymbolEntry | undefined {
  const member = memberOf(name)
  let owners = entriesOf(symbols, name.replace(/\.[^.]*$/, '')).filter(isExported)
  for (let depth = 0; depth < DEPTH && owners.length; depth++) {
    const found = owners.flatMap((owner) => symbols.find((symbol) => symbol.name === `${owner.name}.${member}`) ?? [])
    if (found[0]) return found[0]
    owners = owners.flatMap(({ signature, module, name: own }) => {
      // What is given back, or extended; arguments have members that are none of the owner's
      const given = /=> ?(.*)$|\bextends (.*)|, ?(.*)>$/s.exec(signature.split('\n')[0] ?? '')
      const types = new Set((given?.slice(1).join(' ') ?? '').match(/[A-Z][\w.]*/g))
      return symbols.filter((symbol) => types.has(symbol.name) && symbol.module === module && symbol.name !== own)
    })
  }
  return undefined
}

/** @returns what a public name is: kind, signature, a sentence, where it is explained; that there is none, and the nearest. */
export async function answerSymbol(docs: Docs, given: string): Promise<string> {
  const name = nameIn(given)
  const { symbols, packages } = await docs.symbols()
  const [first, ...others] = name ? entriesOf(symbols, name) : []
  if (first && !others.length) return one(docs, first)
  if (first) return several(docs, name, [first, ...others])
  const row = name ? await rowOf(docs, name) : undefined
  if (row) return rowAnswer(docs, name, row)
  const reached = name.includes('.') ? through(symbols, name) : undefined
  if (reached) return one(docs, reached, [`${oneLine(name, 60)} 在这里：`])
  const owner = name.includes('.') ? entriesOf(symbols, name.replace(/\.[^.]*$/, '')).find(isExported) : undefined
  const taught = owner?.learn ? await rowOnPage(docs, owner.learn.replace(/#.*/, ''), memberOf(name)) : undefined
  if (taught) return rowAnswer(docs, name, taught)
  const members = symbols.filter((symbol) => owner && symbol.name.startsWith(`${owner.name}.`))
  const pool = members.length >= NEAREST ? members : symbols
  const near = nearestNames(
    owner ? `${owner.name}.${memberOf(name)}` : name,
    pool.map((symbol) => symbol.name),
  )
  const nearest = symbols.find((symbol) => symbol.name === near[0])
  const versions = packages.map((one) => `${one.name} ${one.version}`).join('、')
  return answer(
    [`不存在：${oneLine(name, 60) || '（空）'} 不是公开的名称（${versions}）。`, `最接近的：${near.join('、')}`],
    nearest ? await footOf(docs, nearest.entry) : versions,
    LIMITS.symbol,
  )
}

/** A field that a page tells of: where it stands, its row, and what goes wrong with it. */
async function rowAnswer(docs: Docs, name: string, { id, title, text }: Row): Promise<string> {
  const member = memberOf(name)
  const pitfalls = (await docs.pitfalls()).filter(({ page, wrong }) => page === id && wrong.includes(member))
  return answer(
    [`${name} · ${title}`, text, ...pitfalls.map(({ why }) => `注意：${why}`)],
    await footOf(docs, id),
    LIMITS.symbol,
  )
}

/** @param head lines before. */
async function one(docs: Docs, symbol: SymbolEntry, head: string[] = []): Promise<string> {
  const facts = [
    symbol.kind,
    symbol.module,
    symbol.optional && '可省',
    symbol.readonly && '只读',
    symbol.static && '静态',
    symbol.default && `默认 ${symbol.default}`,
    symbol.since && `${symbol.since} 起`,
    symbol.deprecated && '已弃用',
    symbol.declared && '按公开说明声明，未与包核对',
  ].filter(Boolean)
  const pitfalls = (await docs.pitfalls()).filter((pitfall) => pitfall.symbol === symbol.name)
  return answer(
    [
      ...head,
      `${symbol.name} · ${facts.join(' · ')}`,
      cutTo(symbol.signature, SIGNATURE_TOKENS),
      symbol.text,
      ...pitfalls.map(({ why, page }) => `注意：${why}（${page}）`),
      ...(symbol.learn ? [`讲解：${symbol.learn}`] : []),
    ],
    await footOf(docs, symbol.entry),
    LIMITS.symbol,
  )
}

async function several(docs: Docs, name: string, found: SymbolEntry[]): Promise<string> {
  const lines = found
    .slice(0, LINES)
    .map(
      (symbol) =>
        `${symbol.name}: ${oneLine(symbol.signature, SHORT_SIGNATURE)} · ${oneLine(symbol.text, 30)} · ${symbol.entry}`,
    )
  return answer(
    [`${name}：${found.length} 处，用全名再查`, ...lines],
    await footOf(docs, found[0]!.entry),
    LIMITS.symbol,
  )
}
