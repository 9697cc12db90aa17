import { absoluteUrl, routes, withBase } from '../site/routes'
import { policyElement } from '../site/security-policy'
import { writeOutput } from './write-output'

const SCRIPT = "location.replace(document.querySelector('link').getAttribute('href')+location.search+location.hash)"
const POLICY = policyElement({ scripts: [SCRIPT] })

/**
 * Writes `x.html` beside every page `x/`, for hosts that cannot redirect: it goes on to the clean address at once,
 * query and hash kept (specification, section 2). Hosts that can redirect never serve it.
 * @param paths routes without prefix.
 */
export function writeStubs(root: string, paths: string[]): void {
  for (const path of paths)
    if (path !== '/' && path !== '/404/') writeOutput(root, `${path.replace(/\/$/, '')}.html`, stub(path))
}

/**
 * Writes the old addresses of pages that have moved: they go on to where the page is now, query and hash kept.
 * @param moved old and present routes without prefix, with the final slash.
 */
export function writeRedirects(root: string, moved: [from: string, to: string][]): void {
  for (const [from, to] of moved)
    for (const file of [`${from}index.html`, `${from.slice(0, -1)}.html`]) writeOutput(root, file, stub(to))
}

/** Writes the address that a feed of the changelog once had: it goes on to the page. A host sends it as XML. */
export function writeFeedStub(root: string): void {
  const address = withBase(routes.changelog)
  const text = `<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="zh-CN"><head><title>地址已改为 ${address}</title><meta http-equiv="refresh" content="0;url=${address}"/></head><body><p><a href="${address}">${address}</a></p></body></html>\n`
  writeOutput(root, '/changelog.xml', text)
}

function stub(path: string): string {
  const address = withBase(path)
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${POLICY}<title>地址已改为 ${address}</title><meta name="robots" content="noindex"><link rel="canonical" href="${address}" data-url="${absoluteUrl(path)}"><meta http-equiv="refresh" content="1;url=${address}"><script>${SCRIPT}</script></head><body><p><a href="${address}">${address}</a></p></body></html>`
}
