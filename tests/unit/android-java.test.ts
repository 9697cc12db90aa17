import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '../support/page-blocks'
import { tempFolder } from '../support/temp-folder'

/**
 * The Java files of the Android pages, with every diff applied, against stubs of Android and of the container. The
 * stubs hold what the pages use, after the public documentation: they catch what does not fit together, not what the
 * real classes do.
 */
const PAGES = ['webview/jsbridge/custom', 'webview/app/android', 'live/function-expansion/rtc/android'].map(
  (name) => `content/docs/${name}.mdx`,
)
const javac = spawnSync('javac', ['-version']).status === 0

;(javac ? test : test.skip)(`the Java files compile together${javac ? '' : ' (skipped: no JDK here)'}`, () => {
  const files = filesOf(PAGES, (title) => title.endsWith('.java'))
  expect([...files.keys()].map((title) => path.posix.basename(title)).sort()).toEqual([
    'LoginActivity.java',
    'MainActivity.java',
    'SpaceApp.java',
    'SpaceSchemes.java',
    'TourEntryActivity.java',
  ])
  const own = [...files].map(([title, code]) => [`com/example/space/${path.basename(title)}`, code] as const)
  const folder = tempFolder('android-java', Object.fromEntries(own))
  cpSync('tests/fixtures/android', folder, { recursive: true })
  const sources = own.map(([file]) => path.join(folder, file))
  const options = ['-encoding', 'UTF-8', '-Xlint:all', '-sourcepath', folder, '-d', path.join(folder, 'out')]
  const { status, stderr } = spawnSync('javac', [...options, ...sources], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
