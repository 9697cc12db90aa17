import type { Element } from 'hast'
import type { Code } from 'mdast'
import { readDeclaration } from '../../demos/declaration'
import { pageName } from '../../site/projects'
import { runWords } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import type { CompileContext } from '../compilation'
import type { RenderTools } from '../construct'
import { control, element, icon, text } from '../hast'

/** A program's declaration becomes the button that runs it; what is wrong with it is told. */
export function renderProgram(node: Code, { context, ids }: RenderTools): Element | undefined {
  const { declaration, problems } = readDeclaration(node.value, context.file, node.position?.start.line ?? 1)
  context.report(problems)
  const section = ids.headings.at(-1)
  const id = declaration?.id ?? section?.id
  if (!declaration || id === undefined) return undefined
  context.used.add('program')
  const name = declaration.name ?? section?.text ?? id
  // Below a heading that is not about it, it says its name
  const words = declaration.name ? fill(runWords.aria, { name }) : runWords.run
  return control(element('p', { className: ['program', 'playable'] }, [runButton(id, name, context, words)]))
}

/**
 * @param id of a program of the page
 * @param name what the program is called
 * @param words that are seen
 * @returns the button that runs it, see `behaviour.ts`
 */
export function runButton(id: string, name: string, { file }: CompileContext, words: string = runWords.run): Element {
  return control(
    element(
      'button',
      {
        type: 'button',
        className: ['run'],
        dataProgram: `${pageName(file)}/${id}`,
        ariaLabel: fill(runWords.aria, { name }),
      },
      [icon('play'), text(words)],
    ),
  )
}
