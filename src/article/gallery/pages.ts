import { dirname, join, relative } from 'node:path/posix'
import type { Root } from 'mdast'
import { areas, codeName } from '../../site/areas'
import { handbookPage } from '../../site/frameworks'
import { areaOf } from '../../site/routes'
import { GALLERY_FOLDER, galleryPicture } from '../../demos/gallery'
import { programsOf, runPicturesOf, type ListedProgram } from '../../demos/of-page'
import { readText } from '../../demos/page-tree'
import type { CompileContext } from '../compilation'
import type { JsxNode } from '../construct'
import { resolveLink } from '../link/resolve'
import { readYaml } from '../../site/yaml-text'

/** A page whose programs the gallery shows. */
export interface GalleryPage {
  title: string
  /** Both names of the product, `空间导览 vreo`: the filter reads the shown text. */
  product: string
  /** Its framework and topic, of a page of a handbook. */
  book: ReturnType<typeof handbookPage>
  /** Address in the page, with prefix. */
  href: string
  programs: (ListedProgram & { href: string })[]
  /** The picture, relative to the gallery's page; none when its programs write into the console alone. */
  picture?: string
}

function titleOf(yaml: string): string {
  const title = readYaml(yaml).document.get('title')
  // Anything but a text is told where the front matter is read
  return typeof title === 'string' ? title : ''
}

/** @returns the picture of a page below `content/docs`, from the repository's root; `undefined` when there is nothing to see. */
function pictureOf(id: string, tree: Root, programs: readonly ListedProgram[]): string | undefined {
  if (!programs.some(({ isDrawn }) => isDrawn)) return undefined
  const own = runPicturesOf(tree)[0]?.file
  return own ? join(dirname(`content/docs/${id}`), own) : `${GALLERY_FOLDER}/${galleryPicture(id)}`
}

function galleryPage(id: string, node: JsxNode, context: CompileContext): GalleryPage | undefined {
  const here = dirname(context.file)
  const file = relative(here, `content/docs/${id}.mdx`)
  const bytes = context.read(file, node, 'gallery-page', () => 'pages 里写页面的标识，例如 five/intro，标识之间空一格')
  if (!bytes) return undefined
  const read = readText(`content/docs/${id}.mdx`, bytes.toString('utf8'), context.root)
  // What is wrong with the page is told where it is compiled
  if (!('page' in read)) return undefined
  const { tree, yaml } = read.page
  const programs = programsOf(tree, read.page.file)
  if (programs.length === 0)
    context.problem('gallery-page', node, `${id} 没有能运行的示例`, '从 pages 里去掉它，或在那一页写 run 块')
  const link = (anchor: string): string =>
    resolveLink(`${file.startsWith('.') ? file : `./${file}`}${anchor && `#${anchor}`}`, node, context)
  const picture = pictureOf(id, tree, programs)
  const area = areaOf(id) ?? 'faq'
  return {
    title: titleOf(yaml),
    product: [areas[area].label, codeName(area)].filter(Boolean).join(' '),
    book: handbookPage(link('')),
    href: link(''),
    programs: programs.map((program) => ({ ...program, href: link(program.anchor) })),
    ...(picture && { picture: relative(here, picture) }),
  }
}

/**
 * Reads the pages that `<Gallery pages="five/quick-start …">` names. Mistakes become problems.
 * @returns a list of pages for each card: one page, or a topic of the handbooks in each framework.
 */
export function galleryCards(node: JsxNode, pages: string, context: CompileContext): GalleryPage[][] {
  const ids = new Set(pages.split(/\s+/).filter(Boolean))
  const read = [...ids].flatMap((id) => galleryPage(id, node, context) ?? [])
  const cards = new Map<string, GalleryPage[]>()
  for (const page of read) {
    const key = page.book?.topic ?? page.href
    cards.set(key, [...(cards.get(key) ?? []), page])
  }
  return [...cards.values()]
}
