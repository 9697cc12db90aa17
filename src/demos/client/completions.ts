import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { Name } from '../completion-names'
import { make } from '../../client/make'
import { fetchFile } from '../../client/fetch-text'
import { createOnce } from '../../site/once'
import { here } from './here'
import { treeAt } from './tree-at'

const TYPES: Record<string, string> = { class: 'class', type: 'type', method: 'method', function: 'function' }
const PACKAGE = /['"]@realsee\/(\w+)/g

const once = createOnce()

/** Public names of a package, fetched when one is first looked for; none when they cannot be had. */
const namesOf = (short: string): Promise<Name[]> =>
  once(short, async () => JSON.parse(await fetchFile(`${here}names/${short}.json`)) as Name[]).catch(() => [])

const ownerOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')))

/** A declaration says its name itself. */
const withName = (name: string, signature: string): string =>
  signature.includes(name) ? signature : `${name}${/^[<(]/.test(signature) ? '' : ': '}${signature}`

function optionOf([name, kind, signature, text]: Name): Completion {
  const owner = ownerOf(name)
  return {
    label: owner ? name.slice(owner.length + 1) : name,
    ...(owner && { detail: owner }),
    type: TYPES[kind] ?? 'property',
    info: () =>
      make(
        'div',
        {},
        make('code', { translate: false }, withName(name, signature)),
        make('p', {}, text.replaceAll('`', '')),
      ),
  }
}

/** What a variable holds as far as the text says: `new Five(`, `: Five`, or a name like the class's own. */
function classOf(variable: string, text: string, classes: ReadonlySet<string>): string | undefined {
  const said = new RegExp(`\\b${variable}\\??(?:\\s*:\\s*|\\s*=\\s*(?:await\\s+)?new\\s+)([A-Z]\\w*)`).exec(text)?.[1]
  if (said !== undefined && classes.has(said)) return said
  return [...classes].find((name) => name.toLowerCase() === variable.toLowerCase())
}

/**
 * Completes names of the packages that a file imports: exports, and behind a dot members where the text tells the class.
 * Words of comments and texts, and names that are being given, are the reader's own.
 */
export async function completeNames(context: CompletionContext): Promise<CompletionResult | null> {
  const found = context.matchBefore(/(?:[\w$]+\.)?[\w$]*/)
  if (!found || (found.text.length < 2 && !context.explicit)) return null
  if (/Comment|String|Text|Definition/.test(treeAt(context.state, context.pos).resolveInner(context.pos, -1).name))
    return null
  const text = context.state.doc.toString()
  const packages = [...new Set([...text.matchAll(PACKAGE)].map(([, short]) => short!))]
  const names = (await Promise.all(packages.map(namesOf))).flat()
  if (context.aborted) return null
  const [variable, typed] = found.text.includes('.') ? found.text.split('.') : [undefined, found.text]
  const from = found.to - typed!.length
  if (variable === undefined)
    return { from, options: names.filter(([name]) => !ownerOf(name)).map(optionOf), validFor: /^[\w$]*$/ }
  const owner = classOf(variable, text, new Set(names.map(([name]) => ownerOf(name))))
  if (owner === undefined) return null
  const members = names.filter(([name]) => ownerOf(name) === owner)
  return { from, options: members.map(optionOf), validFor: /^[\w$]*$/ }
}
