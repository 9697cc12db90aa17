import { init, parse } from 'es-module-lexer'
import { parse as parseJson, type ParseError } from 'jsonc-parser'
import { transform, type Transform } from 'sucrase'
import { createOnce } from '../../site/once'
import { sandbox as strings } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import type { Place, ToSandbox } from '../messages'
import { importedFile } from '../project/reached'
import type * as Vue from '../vue'
import { FaultAt } from './fault'
import { moduleOf, type Lines } from './names'

/** What Vite's templates define; on the line of the code's first line, so that line numbers stay. */
const ENVIRONMENT = 'import.meta.env={DEV:true,PROD:false,SSR:false};'

/** The modules and sheets in the folder of the demos, by their path in it. */
export interface Folder {
  /** @throws when it cannot be had */
  addressOf: (name: string) => Promise<string>
  textOf: (name: string) => Promise<string>
}

/** TypeScript, JSX or a Vue component as JavaScript whose imports are still the author's. */
async function javascript(file: string, text: string, folder: Folder): Promise<{ code: string; lines?: Lines }> {
  let [code, isJsx] = [text, /\.[jt]sx$/.test(file)]
  let lines: Lines
  if (file.endsWith('.vue')) {
    const { compileVue } = (await import(await folder.addressOf('vue.js'))) as typeof Vue
    const compiled = compileVue(file, text)
    if ('faults' in compiled) {
      const { faults } = compiled
      throw new FaultAt(faults.map(({ message }) => message).join('\n'), { file, line: faults[0]!.line })
    }
    ;({ code, lines } = compiled)
    isJsx = false
  }
  const transforms: Transform[] = isJsx ? ['typescript', 'jsx'] : ['typescript']
  try {
    const options = { transforms, jsxRuntime: 'automatic', production: true, disableESTransforms: true } as const
    return { code: transform(code, options).code, lines }
  } catch (error) {
    const message = (error as Error).message.replace(/^Error transforming[^:]*: /, '')
    throw new FaultAt(`${file}: ${message}`, { file, line: Number(/\((\d+):\d+\)$/.exec(message)?.[1] ?? 1) })
  }
}

/** @throws FaultAt for a text that is not JSON */
function checkJson(file: string, text: string): void {
  const [error] = ((found: ParseError[]) => (parseJson(text, found, { disallowComments: true }), found))([])
  if (!error) return
  const before = text.slice(0, error.offset).split('\n')
  const place = { file, line: before.length }
  throw new FaultAt(fill(strings.json, { ...place, column: before.at(-1)!.length + 1 }), place)
}

/** Where a text imports something, or one name of it: what is made of a component has other lines. */
function placeOfImport(id: string, file: string, text: string, name = id): Place {
  const statements = text.split(/^(?=[ \t]*(?:im|ex)port\b)/m)
  const isOf = (one: string): boolean => [`'${id}'`, `"${id}"`].some((quoted) => one.includes(quoted))
  const at = statements.findIndex((one) => isOf(one) && one.includes(name))
  // What a compiler adds is nowhere
  const before = at < 0 ? '' : statements.slice(0, at).join('') + statements[at]!.split(name)[0]!
  return { file, line: before.split('\n').length }
}

/** What a statement takes from another module: names there, and what is written for each. */
function namesTaken(statement: string): (readonly [name: string, written: string])[] {
  const text = statement.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
  const inBraces = /\{([^}]*)\}/.exec(text)?.[1]?.split(',') ?? []
  const names = inBraces.flatMap((one) => /^\s*([^\s'"]+)/.exec(one)?.[1] ?? [])
  const whole = /^import\s+([^\s{*('",]+)/.exec(text)?.[1]
  return [...(whole === undefined ? [] : [['default', whole] as const]), ...names.map((name) => [name, name] as const)]
}

/** A module made of a file or a package. */
interface Made {
  address: string
  /** What it exports. */
  names: ReadonlySet<string>
}

/** Adds a style sheet to the document. */
function sheetOf(css: string, name: string): Made {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  return { address: moduleOf('', name), names: new Set() }
}

/** The modules of a project, made from its texts in the browser; packages come from the folder of the demos. */
export class Modules {
  readonly #once = createOnce()

  constructor(
    private readonly program: ToSandbox,
    private readonly folder: Folder,
  ) {}

  /**
   * @param file path in the project
   * @returns the address of its module
   * @throws FaultAt for a text that is no module, for an import that leads nowhere or in a circle, and for one of a name
   *   that is not exported
   */
  async addressOf(file: string): Promise<string> {
    return (await this.#file(file, [file])).address
  }

  /** @param path files on the way to it, and itself */
  #file(file: string, path: readonly string[]): Promise<Made> {
    return this.#once(file, () => this.#make(file, path))
  }

  async #make(file: string, path: readonly string[]): Promise<Made> {
    const text = this.program.files[file] ?? ''
    const names = new Set<string>()
    if (file.endsWith('.css')) return sheetOf(text, file)
    if (file.endsWith('.json')) {
      checkJson(file, text)
      return { address: moduleOf(`export default ${text}`, file), names: names.add('default') }
    }
    const { code, lines } = await javascript(file, text, this.folder)
    await init
    const edits: { start: number; end: number; address: string }[] = []
    const [imports, exports] = parse(code, file)
    for (const { n } of exports) names.add(n)
    for (const { s: start, e: end, ss } of imports) {
      // Without `n`, which the lexer makes with `eval`; of a dynamic import the quotes are part of it
      const [, quote = '', id] = /^(['"]?)([^'"`\s]+)\1$/.exec(code.slice(start, end)) ?? []
      if (id === undefined || id === 'import.meta') continue
      const made = await this.#import(id, placeOfImport(id, file, text), path)
      const statement = code.slice(ss, start)
      for (const [name, written] of namesTaken(statement))
        if (!made.names.has(name)) {
          const message = fill(strings.noExport, { from: file, id, name })
          throw new FaultAt(message, placeOfImport(id, file, text, written))
        }
      if (/^export\s*\*\s*from/.test(statement)) for (const name of made.names) names.add(name)
      edits.push({ start, end, address: quote + made.address + quote })
    }
    let linked = code
    for (const { start, end, address } of edits.reverse()) linked = linked.slice(0, start) + address + linked.slice(end)
    return { address: moduleOf(`${ENVIRONMENT}${linked}\n//# sourceURL=${file}`, file, lines), names }
  }

  #import(id: string, from: Place, path: readonly string[]): Promise<Made> {
    if (!id.startsWith('.')) return this.#package(id, from)
    const found = importedFile(id, from.file, (file) => file in this.program.files)
    if (found === undefined) throw new FaultAt(fill(strings.noFile, { from: from.file, id }), from)
    const further = [...path, found]
    if (path.includes(found)) throw new FaultAt(fill(strings.circle, { files: further.join(' → ') }), from)
    return this.#file(found, further)
  }

  /** A package's module exports everything as one object: what it has is asked of the package itself. */
  #package(id: string, from: Place): Promise<Made> {
    return this.#once(id, async () => {
      const name = `sdk/${this.program.sdk}/${id}`
      let address: string
      let all: object
      try {
        if (id.endsWith('.css')) return sheetOf(await this.folder.textOf(name), id)
        address = await this.folder.addressOf(`${name}.js`)
        all = ((await import(address)) as { default: object }).default
      } catch (error) {
        throw new FaultAt(fill(strings.noPackage, { from: from.file, id }), from, { cause: error })
      }
      const names = Object.keys(all).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name))
      const exported = names.map(
        (name, index) => `const $${index}=all[${JSON.stringify(name)}];export{$${index} as ${name}};`,
      )
      const main = 'default' in all ? 'all.default' : 'all'
      const code = `import all from ${JSON.stringify(address)};${exported.join('')}export default ${main}`
      return { address: moduleOf(code, id), names: new Set([...names, 'default']) }
    })
  }
}
