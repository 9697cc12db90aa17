/** @jest-environment jsdom */
import { forEachDiagnostic } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import { expect, test } from '@jest/globals'
import { Editor } from './editor'

test('what was wrong is marked until the next run, also in a file that is not shown then', () => {
  const files = { 'viewer.ts': 'throw n\n', 'main.ts': 'check()\n' }
  const editor = new Editor(
    { name: 'a/b', title: '', sdk: 'latest', entry: 'main.ts', html: '', files, shown: Object.keys(files) },
    () => undefined,
    () => undefined,
  )
  const marks = (file: string): string[] => {
    editor.goTo({ file, line: 1 })
    const { state } = EditorView.findFromDOM(
      editor.element.querySelector('.demo-code')!.shadowRoot!.querySelector('div')!,
    )!
    const found: string[] = []
    forEachDiagnostic(state, ({ message }) => found.push(message))
    return found
  }
  editor.mark({ file: 'viewer.ts', line: 1 }, '没有给 n')
  expect([marks('main.ts'), marks('viewer.ts')]).toEqual([[], ['没有给 n']])
  editor.goTo({ file: 'main.ts', line: 1 })
  editor.unmark()
  expect([marks('main.ts'), marks('viewer.ts')]).toEqual([[], []])
  editor.destroy()
})
