import type { ReactNode } from 'react'

interface FrozenProps {
  id: string
  className?: string
  /**
   * Rendered on the server and in development. In the browser's build pass `null`: written out in place, the condition
   * on `process.env.BUILD_STAGE` is what lets webpack leave the code out.
   */
  children: ReactNode
}

const initialHtml = new Map<string, string>()

function htmlOf(id: string): string {
  let html = initialHtml.get(id)
  if (html === undefined) initialHtml.set(id, (html = document.getElementById(id)?.innerHTML ?? ''))
  return html
}

/**
 * A part of the page that is the same everywhere and is rendered at build time only. In the browser React keeps the
 * server's HTML as it is: no code for it is shipped, nothing is hydrated, and `src/enhance` may change its attributes.
 */
export function Frozen({ children, ...rest }: FrozenProps) {
  if (process.env.BUILD_STAGE !== 'build-javascript') return <div {...rest}>{children}</div>
  return <div {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: htmlOf(rest.id) }} />
}
