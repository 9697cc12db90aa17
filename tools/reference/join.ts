import { nearest } from '../../src/site/nearest'
import type { PackageReference, ReferenceMember, ReferenceSymbol } from '../../src/reference/types'
import { errorAt } from '../../src/site/problem'
import type { Problem } from '../../src/site/types'
import type { RawMember } from './members'
import type { RawSymbol } from './read-package'
import type { ReferencePackage } from './scope'
import type { MemberText, TextsFile } from './texts'

/**
 * Joins declarations and sentences; what one has and the other lacks is a problem with its place.
 * @param defaults by the row of a guide that tells them: what a row tells is said nowhere else.
 */
export function joinTexts(
  { name, declared }: ReferencePackage,
  version: string,
  raw: RawSymbol[],
  files: TextsFile[],
  defaults: ReadonlyMap<string, string> = new Map(),
): { reference: PackageReference; problems: Problem[] } {
  const joiner = new Joiner(raw, files, defaults)
  const symbols = files.flatMap((file) => joiner.symbolsOf(file))
  for (const symbol of raw) if (!joiner.written.has(keyOf(symbol))) joiner.missingSymbol(symbol)
  joiner.checkBases()
  return {
    reference: { package: name, version, ...(declared && { declared: true }), symbols },
    problems: joiner.problems,
  }
}

/** Stands before the name of an event where a method has the same name. */
const EVENT = 'event:'

const keyOf = ({ module, name }: Pick<RawSymbol, 'module' | 'name'>): string => `${module}#${name}`

class Joiner {
  readonly problems: Problem[] = []
  readonly written = new Set<string>()
  private readonly byKey: Map<string, RawSymbol>
  private readonly usedBases = new Set<string>()

  constructor(
    private readonly raw: RawSymbol[],
    private readonly files: TextsFile[],
    private readonly defaults: ReadonlyMap<string, string>,
  ) {
    this.byKey = new Map(raw.map((symbol) => [keyOf(symbol), symbol]))
  }

  symbolsOf(file: TextsFile): ReferenceSymbol[] {
    return Object.entries(file.data.symbols).flatMap(([name, written]): ReferenceSymbol[] => {
      const { module } = file.data
      const key = keyOf({ module, name })
      const raw = this.byKey.get(key)
      const at = ['symbols', name]
      if (!raw) {
        const names = this.raw.filter((one) => one.module === module).map((one) => one.name)
        this.add(file, at, `${module} 没有导出 ${name}`, this.guess(name, names))
        return []
      }
      if (this.written.has(key)) this.add(file, at, `${name} 写了两遍`, '只留一处')
      this.written.add(key)
      const { places: _places, members, ...declared } = raw
      const learn = written.learn ?? file.data.learn
      return [
        {
          ...declared,
          text: written.text,
          page: file.data.page,
          ...(learn && { learn }),
          ...(written.since && { since: written.since }),
          members: this.membersOf(file, name, members, written.members ?? {}),
        },
      ]
    })
  }

  private membersOf(
    file: TextsFile,
    owner: string,
    raw: RawMember[],
    texts: Record<string, MemberText>,
  ): ReferenceMember[] {
    const names = raw.flatMap((member) =>
      member.kind === 'event' ? [member.name, EVENT + member.name] : [member.name],
    )
    for (const name of Object.keys(texts))
      if (!names.includes(name))
        this.add(file, ['symbols', owner, 'members', name], `${owner} 没有成员 ${name}`, this.guess(name, names))
    return raw.flatMap((member): ReferenceMember[] => {
      const { places: _places, base, ...declared } = member
      const own = member.kind === 'event' ? (texts[EVENT + member.name] ?? texts[member.name]) : texts[member.name]
      const written = own ?? this.baseText(base, member.name)
      if (written === undefined) {
        const place = base ? `，也可以写在 bases.${base} 下，各处共用` : ''
        this.add(
          file,
          ['symbols', owner, 'members'],
          `${owner}.${member.name} 没有说明`,
          `在 symbols.${owner}.members 下写一句${place}`,
        )
        return []
      }
      const facts = typeof written === 'string' ? { text: written } : written
      const told = this.defaults.get(facts.learn ?? '')
      if (told !== undefined && facts.default !== undefined)
        this.add(
          file,
          ['symbols', owner, 'members', member.name, 'default'],
          `${owner}.${member.name} 的默认值在 ${facts.learn} 的表里（${told}）`,
          '这里的 default 去掉，值只写在那张表里',
        )
      return [{ ...declared, ...facts, ...(told !== undefined && { default: told }) }]
    })
  }

  private baseText(base: string | undefined, name: string): MemberText | undefined {
    if (base === undefined) return undefined
    for (const { data } of this.files) {
      const text = data.bases?.[base]?.[name]
      if (text !== undefined) {
        this.usedBases.add(`${base}.${name}`)
        return text
      }
    }
    return undefined
  }

  checkBases(): void {
    for (const file of this.files)
      for (const [base, members] of Object.entries(file.data.bases ?? {}))
        for (const name of Object.keys(members))
          if (!this.usedBases.has(`${base}.${name}`))
            this.add(file, ['bases', base, name], `没有条目用到 ${base}.${name}`, '核对名称，或删去')
  }

  missingSymbol({ name, module }: RawSymbol): void {
    const file = this.files.find(({ data }) => data.module === module) ?? this.files[0]
    if (file) this.add(file, ['symbols'], `${module} 导出的 ${name} 没有说明`, `在 symbols 下写 ${name}`)
  }

  private guess(name: string, names: string[]): string {
    const near = nearest(name, names)
    return near ? `是不是 ${near}？` : '删去，或核对名称'
  }

  private add(at: TextsFile, keys: string[], message: string, remedy: string): void {
    this.problems.push(errorAt({ file: at.file, line: at.lineOf(keys) }, 'reference', message, remedy))
  }
}
