import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { filesOf } from '../support/page-blocks'
import { tempFolder } from '../support/temp-folder'

/**
 * The Objective-C files of the iOS pages, with every diff applied, against stubs of UIKit and of the container. The
 * stubs hold what the pages use: they catch what does not fit together, not what the real classes do. A call that a
 * scene-based app must not make (the delegate's window) is not in them.
 */
const PAGES = ['webview/jsbridge/custom', 'webview/app/ios', 'live/function-expansion/rtc/ios'].map(
  (name) => `content/docs/${name}.mdx`,
)
const clang = spawnSync('clang', ['--version']).status === 0
const files = filesOf(PAGES, (title) => /\.[hm]$/.test(title))

;(clang ? test : test.skip)(`the Objective-C files compile together${clang ? '' : ' (skipped: no clang here)'}`, () => {
  const folder = tempFolder('ios-objc', Object.fromEntries(files))
  cpSync('tests/fixtures/objc', folder, { recursive: true })
  const sources = [...files.keys()].filter((title) => title.endsWith('.m'))
  expect(sources.sort()).toEqual([
    'AppDelegate.m',
    'EntryViewController.m',
    'SceneDelegate.m',
    'SpaceContainer.m',
    'SpaceSchemes.m',
    'TourVoice.m',
  ])
  const options = ['-fsyntax-only', '-fobjc-arc', '-fblocks', '-Wall', '-Wextra', '-Wno-unused-parameter', '-I.']
  const runtime = ['-fobjc-runtime=ios-15.0', '-target', 'arm64-apple-ios15.0', '-nostdinc']
  const { status, stderr } = spawnSync('clang', [...options, ...runtime, ...sources], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('a window is found through scenes, in both languages', () => {
  const all = [...filesOf(PAGES, (title) => /\.(?:[hm]|swift)$/.test(title)).values()].join('\n')
  expect(all).not.toMatch(/delegate\??\.window|UIScreen/)
  expect(all.match(/connectedScenes/g)).toHaveLength(2)
})
