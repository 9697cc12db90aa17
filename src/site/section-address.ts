import { docId, withoutBase } from './routes'

/** @returns the section that an address of the site leads to, `five/config#panorama`; `undefined` for other addresses. */
export function sectionOf(href: string): string | undefined {
  const [address = '', hash = ''] = href.split('#')
  const path = withoutBase(address)
  const page = docId(path) ?? /^\/([\w-]+)\/$/.exec(path)?.[1]
  return page && `${page}${hash && `#${decodeURIComponent(hash)}`}`
}
