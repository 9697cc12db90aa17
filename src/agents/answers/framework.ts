import { handbookPage, type FrameworkId } from '../../site/frameworks'

/** Words that name a framework, and the handbooks that are for it: the more exact first. */
const NAMED: [pattern: RegExp, ids: FrameworkId[]][] = [
  [/类组件|class components?|(?<![a-z])hoc(?![a-z])|withFive/i, ['react-hoc']],
  // `hooks` alone are those of the plugins too
  [/react[ -]?hooks?(?![a-z])|函数组件/i, ['react-hooks', 'react']],
  // The hooks are what the components of today use
  [/(?<![a-z])(?:react|next\.?js)(?![a-z])/i, ['react', 'react-hooks']],
  [/(?<![a-z])(?:vue|nuxt)(?![a-z])/i, ['vue']],
  [/原生 ?js|不用框架|(?<![a-z])vanilla(?![a-z])/i, ['no-framework']],
]
const REFERENCES = /^five\/reference\/(react|vue)(?=#|$)/

/** The framework of a place: of a handbook's page, or of the reference of the components for one. */
function frameworkOf(id: string): FrameworkId | undefined {
  const [, reference] = REFERENCES.exec(id) ?? []
  return (reference as FrameworkId | undefined) ?? handbookPage(`/${id.replace(/#.*/, '')}`)?.framework.id
}

/**
 * The handbooks tell the same in five ways: whoever names a framework wants none of the others.
 * @returns whether a place is for another framework than those that a question names.
 */
export function isForOther(query: string): (id: string) => boolean {
  // Of `React Hooks` the hooks say more than the React
  const exact = NAMED.slice(0, 2).filter(([pattern]) => pattern.test(query))
  const others = NAMED.slice(exact.length ? 3 : 2).filter(([pattern]) => pattern.test(query))
  const wanted = new Set([...exact, ...others].flatMap(([, ids]) => ids))
  return (id) => {
    const own = frameworkOf(id)
    if (!wanted.size || !own) return false
    // The reference of React is for its hooks and its class components too
    return REFERENCES.test(id) && own === 'react'
      ? ![...wanted].some((one) => one.startsWith('react'))
      : !wanted.has(own)
  }
}
