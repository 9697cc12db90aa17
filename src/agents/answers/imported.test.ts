import { expect, test } from '@jest/globals'
import { importedFiles } from './imported'

const section = (id: string, text: string) => ({ id, level: 2, title: id, anchors: [], text })
const viewer = "`src/Viewer.tsx`\n\n```tsx\nimport { useSize } from './use-size'\nimport { Free } from './Free'\n```\n"
const page = {
  id: 'five/handbook/react/tagging',
  title: '',
  packages: {},
  sections: [
    section(
      'project',
      '`src/use-size.ts`：与 [起步 › 容器](five/handbook/react/get-started#container) 里的同名文件相同。\n',
    ),
    section('viewer', viewer),
    section('free', '`src/Free.tsx`\n\n```tsx\nexport const Free = () => null\n```\n'),
  ],
}

test('what code imports is named with the section that prints it, on this page or another', () => {
  expect(importedFiles(page, viewer, viewer)).toEqual([
    '（引用的文件：use-size → five/handbook/react/get-started#container、Free → five/handbook/react/tagging#free）',
  ])
})

test('a file that the section itself prints, in this part or another, is not named, nor one that nobody prints', () => {
  const whole = `${viewer}\n\`src/Free.tsx\`\n\n\`src/use-size.ts\`\n`
  expect(importedFiles(page, viewer, whole)).toEqual([])
  const strange = "import './nowhere'\nimport { Five } from '@realsee/five'"
  expect(importedFiles(page, strange, strange)).toEqual([])
})
