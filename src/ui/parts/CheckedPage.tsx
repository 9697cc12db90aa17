import type { ReactElement } from 'react'
import { fill, pageState } from '../../site/strings'

/**
 * A page, once its module is known to export a component by default. React's own message would not name the module.
 * @throws Error that names it (specification, section 8: missing default export in a loaded page).
 */
export function CheckedPage({ children, name }: { children: ReactElement; name: string }) {
  const type = children.type as unknown
  const isComponent = typeof type === 'function' || Boolean((type as { $$typeof?: symbol } | undefined)?.$$typeof)
  if (!isComponent) throw new Error(fill(pageState.missingExport, { path: name }))
  return children
}
