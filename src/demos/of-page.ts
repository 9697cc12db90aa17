import type { Code, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'satteri'
import { visit } from 'unist-util-visit'
import { attributesOf } from '../article/component/attributes'
import type { JsxNode } from '../article/construct'
import { EXPLICIT_ID } from '../article/heading/explicit-id'
import { wordsOf } from '../article/heading/words'
import { readDeclaration, RUN } from './declaration'
import type { Declaration } from './schema'

export interface Section {
  id: string
  text: string
}

/** The section that a heading (`## 标签 [#tag]`) or a step (`<Step title="标签" id="tag">`) begins. */
function sectionOf(node: Nodes): Section | undefined {
  if (node.type === 'heading') {
    const written = wordsOf(node)
    const id = EXPLICIT_ID.exec(written)?.[1]
    return id === undefined ? undefined : { id, text: written.replace(EXPLICIT_ID, '') }
  }
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Step') return undefined
  const { id, title: text } = attributesOf(node as JsxNode)
  return id === undefined || text === undefined ? undefined : { id, text }
}

/** @returns the code blocks of a page in order, those inside components, lists and callouts included, each with its section. */
export function codesOf(tree: Root): { node: Code; section: Section | undefined }[] {
  const found: ReturnType<typeof codesOf> = []
  let section: Section | undefined
  visit(tree, (node) => {
    section = sectionOf(node) ?? section
    if (node.type === 'code') found.push({ node, section })
  })
  return found
}

/** A program as lists name it. */
export interface ListedProgram {
  id: string
  name: string
  /** Section that it stands in; `''` before the first one. */
  anchor: string
  /** See {@link isDrawn}. */
  isDrawn: boolean
}

/** Whether a program shows something, and does not only write into the console. */
export const isDrawn = ({ then }: Pick<Declaration, 'then'>): boolean =>
  then.some(({ log, error }) => log === undefined && error === undefined)

/** @returns the programs that a page declares, in order; declarations with mistakes are left out, their page tells them. */
export function programsOf(tree: Root, file: string): ListedProgram[] {
  return codesOf(tree).flatMap(({ node, section }) => {
    if (node.lang !== RUN) return []
    const { declaration } = readDeclaration(node.value, file, node.position?.start.line ?? 1)
    const id = declaration?.id ?? section?.id
    if (!declaration || !id) return []
    const name = declaration.name ?? section?.text ?? id
    return [{ id, name, anchor: section?.id ?? '', isDrawn: isDrawn(declaration) }]
  })
}

/** A picture of a page that shows one of its programs: `<Figure file run>`. */
export interface RunPicture {
  /** Relative to the page. */
  file: string
  run: string
  node: MdxJsxFlowElement
}

/** @returns the pictures of a page that show programs, in order. */
export function runPicturesOf(tree: Root): RunPicture[] {
  const found: RunPicture[] = []
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const { file, run } = attributesOf(node)
    if (node.name === 'Figure' && file && run) found.push({ file, run, node })
  })
  return found
}
