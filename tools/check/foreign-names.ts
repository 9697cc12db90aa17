import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../src/site/types'
import { readPages } from './page-tree'

/** Functions of one framework that another does not have (React, "Hooks"; Vue, "Composition API"). */
const NAMES: Record<'React' | 'Vue', readonly string[]> = {
  React: ['useEffect', 'useState', 'useRef', 'useMemo', 'useCallback', 'useContext', 'useLayoutEffect', 'useReducer'],
  Vue: ['onMounted', 'onUnmounted', 'onBeforeUnmount', 'shallowRef', 'watchEffect', 'defineComponent', 'defineProps'],
}

/** Functions of the SDK that one framework's module has and the other's has not. */
function sdkNames(root: string): typeof NAMES {
  const { symbols } = JSON.parse(readFileSync(path.join(root, 'content/reference/five.json'), 'utf8')) as {
    symbols: { name: string; module?: string }[]
  }
  const of = (module: string): string[] =>
    symbols.filter((symbol) => symbol.module === `@realsee/five/${module}`).map(({ name }) => name)
  const [react, vue] = [of('react'), of('vue')]
  return { React: react.filter((name) => !vue.includes(name)), Vue: vue.filter((name) => !react.includes(name)) }
}

/** The framework of a handbook page by its file; pages outside of the handbooks have none. */
const frameworkOf = (file: string): 'React' | 'Vue' | undefined =>
  file.includes('/handbook/vue/') ? 'Vue' : file.includes('/handbook/react') ? 'React' : undefined

/** Names of another framework in a handbook's text, as copying from its page leaves them; a paragraph that says which one it speaks of may. */
export function checkForeignNames(root: string, files: readonly string[]): Problem[] {
  const ofSdk = sdkNames(root)
  return readPages(root, files).flatMap(({ file, tree, body }) => {
    const own = frameworkOf(file)
    if (!own) return []
    const other = own === 'Vue' ? 'React' : 'Vue'
    const problems: Problem[] = []
    visit(tree, ['paragraph', 'tableRow'], (block) => {
      if (toString(block).includes(other)) return
      visit(block, 'inlineCode', ({ value, position }) => {
        const name = value.replace(/\(.*$/, '')
        if (![...NAMES[other], ...ofSdk[other]].includes(name) || body.split(name).length > 2) return
        problems.push({
          severity: 'error',
          rule: 'foreign-name',
          file,
          line: position?.start.line ?? 1,
          message: `${name} 是 ${other} 的，这一页讲 ${own}`,
          remedy: `换成 ${own} 里的写法；确实说的是 ${other}，就在这一段里写出它的名字`,
        })
      })
    })
    return problems
  })
}
