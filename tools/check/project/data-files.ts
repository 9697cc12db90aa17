import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { yamlFault } from '../../../src/article/parse/yaml-fault'
import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { MANIFEST } from '../../../samples/flat/published'
import { jsonProblems } from '../json-syntax'
import { settingsProblems } from '../settings-syntax'
import { asFence, fault, filesBelow, lineOf, textOf } from './text'

/** What writes a file that nobody edits. */
const WRITERS: [file: RegExp, command: string][] = [
  [/^content\/reference\/names\.json$/, 'npm run check:samples -- --write'],
  [/^content\/reference\/[\w-]+\.json$/, 'npm run reference'],
  [/^static\/samples\/flat[./]/, 'npm run flat'],
  [/^static\/schemas\//, 'npm run schemas'],
]

const writerOf = (file: string): string | undefined => WRITERS.find(([pattern]) => pattern.test(file))?.[1]

const isSound = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function jsonFault(root: string, file: string): Problem[] {
  const text = textOf(root, file) ?? ''
  const by = writerOf(file)
  if (isSound(text)) return []
  const [told] = jsonProblems(asFence(file, 'json', text))
  const own = (told?.remedy ?? '').replace(/(?:^|；)有意不完整.*$/, '')
  return [
    fault(
      file,
      told?.line ?? 1,
      told?.message ?? '不是正确的 JSON',
      by ? `这份文件是生成的，不手改：用 git 还原它，再运行 ${by}` : own || '改正这一行',
    ),
  ]
}

/** Data that the site reads before anything else: with a broken file nothing else can be told. */
export const brokenData = (root: string): Problem[] =>
  [...filesBelow(root, 'content/reference'), ...filesBelow(root, 'static'), 'package.json', MANIFEST]
    .filter((file) => file.endsWith('.json'))
    .filter((file) => textOf(root, file) !== undefined)
    .flatMap((file) => jsonFault(root, file))

/** Kinds of files that `static/` holds; each is published as it is. */
const PUBLISHED = /\.(?:glb|ico|json|mp3|png|svg|webm|webp|zip)$/

function staticFaults(root: string): Problem[] {
  return filesBelow(root, 'static').flatMap((file): Problem[] => {
    if (!PUBLISHED.test(file))
      return [
        fault(
          file,
          undefined,
          'static/ 里的文件会原样发布，用不上这种',
          '页面写成 content/docs/ 里的 .mdx；不发布的移到别处',
        ),
      ]
    const svg = file.endsWith('.svg') ? (textOf(root, file) ?? '') : ''
    const script = /<script|\son\w+\s*=|javascript:/i.exec(svg)
    return script
      ? [
          fault(
            file,
            lineOf(svg, script[0]),
            `SVG 里有脚本：${script[0].trim()}`,
            '删掉它：谁打开这个地址，谁就会运行它',
          ),
        ]
      : []
  })
}

/** The published flat is generated: what has been changed by hand is not what the generator gives. */
function flatFaults(root: string): Problem[] {
  const text = textOf(root, MANIFEST)
  if (text === undefined) return []
  const { files } = JSON.parse(text) as { files: Record<string, string> }
  return Object.entries(files).flatMap(([file, digest]) => {
    const there = textOf(root, file) === undefined ? undefined : readFileSync(join(root, file))
    if (there && createHash('sha256').update(there).digest('hex') === digest) return []
    const what = there ? '示例小户型的这个文件被改过，与生成的不一样' : '示例小户型缺少这个文件'
    return [fault(file, undefined, what, `用 git 还原它；要改就改 samples/flat/，再运行 npm run flat`)]
  })
}

function iconFaults(root: string): Problem[] {
  const file = 'static/manifest.json'
  const text = textOf(root, file)
  if (text === undefined) return []
  const { icons = [] } = JSON.parse(text) as { icons?: { src: string }[] }
  const there = filesBelow(root, 'static').map((path) => path.slice('static/'.length))
  return icons
    .filter(({ src }) => !there.includes(src))
    .map(({ src }) => {
      const guess = nearest(src, there)
      return fault(
        file,
        lineOf(text, `"${src}"`),
        `没有图标 static/${src}`,
        guess ? `是不是 ${guess}？` : '放进 static/，或改 src',
      )
    })
}

const SETTINGS: [file: RegExp, lang: string][] = [
  [/^deploy\/.*\.conf$/, 'nginx'],
  [/^Dockerfile$/, 'docker'],
]

/** Settings of servers and of the pipeline, as far as their text shows it. */
function settingsFaults(root: string): Problem[] {
  return ['Dockerfile', ...filesBelow(root, 'deploy'), ...filesBelow(root, '.github')].flatMap((file): Problem[] => {
    const text = textOf(root, file)
    if (text === undefined) return []
    const lang = SETTINGS.find(([pattern]) => pattern.test(file))?.[1]
    const outline = lang ? settingsProblems(asFence(file, lang, text)) : []
    if (lang === 'nginx') return [...outline, ...nginxFaults(file, text)]
    if (!/\.ya?ml$/.test(file)) return outline
    const broken = yamlFault(parseDocument(text, { prettyErrors: false }).errors, text)
    return broken ? [fault(file, broken.line, `不是正确的 YAML：${broken.message}`, broken.remedy)] : []
  })
}

/** Names that a release puts values in the place of. */
const PLACES = ['prefix']

function nginxFaults(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index): Problem[] => {
    const code = line.replace(/(?:^|\s)#.*$/, '').trim()
    const unknown = [...code.matchAll(/\{\{(\w+)\}\}/g)].find(([, name = '']) => !PLACES.includes(name))
    if (unknown)
      return [
        fault(
          file,
          index + 1,
          `发布时不会填 ${unknown[0]}`,
          `可用的有：${PLACES.map((name) => `{{${name}}}`).join(' ')}`,
        ),
      ]
    const isWhole = !code || /[;{}]$/.test(code) || /^[^;{}]*$/.test(code) === false
    return isWhole ? [] : [fault(file, index + 1, `这一行没有结束：${code.slice(0, 40)}`, '末尾补上半角的分号 ;')]
  })
}

/** @returns what is wrong with files that are published or read as they are. */
export const dataFileFaults = (root: string): Problem[] => [
  ...staticFaults(root),
  ...flatFaults(root),
  ...iconFaults(root),
  ...settingsFaults(root),
]
