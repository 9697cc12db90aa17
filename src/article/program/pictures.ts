import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { RUN } from '../../demos/declaration'
import { programsOf, runPicturesOf } from '../../demos/of-page'
import type { CompileContext } from '../compilation'

/** Tells of pictures that name a program which the page does not have. Call before headings lose their ids. */
export function checkRunPictures(tree: Root, context: CompileContext): void {
  const pictures = runPicturesOf(tree)
  if (pictures.length === 0) return
  const known = programsOf(tree, context.file).map(({ id }) => id)
  let declared = 0
  visit(tree, 'code', ({ lang }) => void (declared += lang === RUN ? 1 : 0))
  // A declaration with mistakes is told by itself, and may be the one that is meant
  if (declared > known.length) return
  for (const { run, node } of pictures)
    if (!known.includes(run))
      context.problem(
        'program',
        node,
        `<Figure> 的 run="${run}" 不是本页的程序`,
        known.length ? `本页有：${known.join('、')}` : '先在本页写一个 run 块',
      )
}
