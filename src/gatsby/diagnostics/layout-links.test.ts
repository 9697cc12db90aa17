import { expect, test } from '@jest/globals'
import { tempFolder } from '../../../tests/support/temp-folder'
import { AREA_IDS } from '../../site/area-ids'
import { frameLinkProblems } from './layout-links'
import type { Doc } from '../types'

const docs = AREA_IDS.map((area) => ({ area }) as Doc)

const built = {
  'public/index.html':
    '<a class="a" href="/developer/docs/five/intr/#a">甲</a><a href="/developer/a.json">乙</a><a href="/developer/docs/five/intro/#firs">戊</a>',
  'public/docs/five/intro/index.html': '<h2 id="first"></h2><a href="#b">丙</a><a href="https://a.example/">丁</a>',
  'public/a.json': '{}',
  'src/site/tasks.ts':
    "\nexport const tasks = [{ path: docPath('five/intr') }]\nconst other = ['five/intro', '#firs']\n",
}

test('a link of the frame that leads nowhere is an error at the line that names it, with the nearest page; an anchor a warning', () => {
  const root = tempFolder('links', built)
  expect(frameLinkProblems(root, ['/', '/docs/five/intro/'], docs)).toMatchObject([
    {
      severity: 'error',
      rule: 'broken-link',
      file: 'src/site/tasks.ts',
      line: 2,
      remedy: '最接近的是“/docs/five/intro/”',
    },
    { severity: 'warning', rule: 'broken-anchor', file: 'src/site/tasks.ts', line: 3, remedy: '是不是 #first？' },
  ])
})

test('a site without all areas is not looked at', () => {
  expect(frameLinkProblems(tempFolder('links', built), ['/'], docs.slice(1))).toEqual([])
})
