import { dirname, relative } from 'node:path/posix'
import { OWN_ADDRESSES } from '../../article/markdown/stringify'
import { DOCS_MAIN_ID, docPath, markdownPath, routes, sectionFile } from '../../site/routes'
import type { Article } from './article'
import type { MarkdownSite } from './site'

/** @returns the path of a file from another file, so that it holds on every host and under every prefix. */
export const relativePath = (from: string, to: string): string =>
  (relative(dirname(from), to) || '.') + (to.endsWith('/') && to !== '/' ? '/' : '')

/** Finds the file that says what an address of the site says. @returns path and `#id`, without prefix. */
type Find = (article: Article, anchor: string) => string

/** Writes addresses for a text that has whole pages beside it: `config.md#panorama`. */
export const pageAddresses = (text: string, from: string, site: MarkdownSite): string =>
  withAddresses(text, from, site, ({ doc, sections }, anchor) => {
    const section = anchor ? sections.find(({ ids }) => ids.includes(anchor)) : undefined
    // A row of a table has no place of its own in Markdown
    const id = section?.text.includes(` {#${anchor}}`) ? anchor : section?.id
    return markdownPath(doc.path) + (id ? `#${id}` : '')
  })

/** Writes addresses for a section's file: they lead to sections' files. */
export const sectionAddresses = (text: string, from: string, site: MarkdownSite): string =>
  withAddresses(text, from, site, ({ doc, sections }, anchor) => {
    const section = anchor ? sections.find(({ ids }) => ids.includes(anchor)) : undefined
    if (!section) return sectionFile(doc.id)
    return sectionFile(doc.id, section.id, section.parts.findIndex(({ ids }) => ids.includes(anchor)) + 1)
  })

const withAddresses = (text: string, from: string, { byPath }: MarkdownSite, find: Find): string =>
  text.replace(OWN_ADDRESSES, (_, address: string) => {
    const [path = '', hash = ''] = address.split('#')
    const article = byPath.get(path === routes.docs ? docPath(DOCS_MAIN_ID) : path)
    if (!article) return relativePath(from, path) + (hash && `#${hash}`)
    const [file = '', id = ''] = find(article, decodeURIComponent(hash)).split('#')
    if (file === from && id) return `#${id}`
    return relativePath(from, file) + (id && `#${id}`)
  })
