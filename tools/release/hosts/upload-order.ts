import { isHashed } from '../../../src/publish/response-headers'

/**
 * Steps of an upload that replaces a site in its place, in order; a file belongs to the first that takes it. New pages
 * find what they name.
 */
const STEPS: [name: string, takes: (path: string) => boolean][] = [
  ['1-hashed', isHashed],
  ['2-declarations', (path) => path.endsWith('.d.ts')],
  ['2-assets', (path) => !/\.(?:html|json|md|txt|xml)$/.test(path) || path.startsWith('samples/')],
  ['3-pages', (path) => path.endsWith('.html')],
  ['4-markdown', (path) => path.endsWith('.md')],
  ['5-rest', () => true],
]

/**
 * @param paths files of the site, below the prefix.
 * @returns the files of every step, by its name.
 */
export function uploadOrder(paths: string[]): Map<string, string[]> {
  const order = new Map<string, string[]>(STEPS.map(([name]) => [name, []]))
  for (const path of [...paths].sort()) {
    const [name] = STEPS.find(([, takes]) => takes(path))!
    order.get(name)!.push(path)
  }
  return order
}
