import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { MANIFEST } from '../../../samples/flat/published'
import { jsonProblems } from '../json-syntax'
import { asFence, fault, filesBelow, lineOf, textOf } from './text'

/** What writes a file that nobody edits. */
const WRITERS: [file: RegExp, command: string][] = [
  [/^content\/reference\/names\.json$/, 'npm run check:samples -- --write'],
  [/^content\/reference\/[\w-]+\.json$/, 'npm run reference'],
  [/^static\/samples\/flat[./]/, 'npm run flat'],
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
  const isCommented = COMMENTED.test(file)
  const [told] = jsonProblems(asFence(file, isCommented ? 'jsonc' : 'json', text))
  if (isCommented && !told) return []
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

/** Settings that may hold comments. */
const COMMENTED = /^(?:tsconfig.*\.json|\.vscode\/.*)$/
const SETTINGS_JSON = /^(?:package|renovate|knip|tsconfig(?:\.\w+)?|\.prettierrc)\.json$/

/** Data that the site and its tools read before anything else: with a broken file nothing else can be told. */
export function brokenData(root: string): Problem[] {
  const folders = ['content/reference', 'static', '.vscode', 'samples/flat', 'samples/live-tour']
  const atRoot = readdirSync(root).filter((name) => SETTINGS_JSON.test(name))
  return [...atRoot, ...folders.flatMap((folder) => filesBelow(root, folder))]
    .filter((file) => /\.(?:json|code-snippets)$/.test(file) && !file.includes('node_modules/'))
    .flatMap((file) => jsonFault(root, file))
}

/** Pitfalls that no rule looks for: assistants are told of them, and samples are not checked for them. */
export function pitfallRuleFaults(root: string): Problem[] {
  const file = 'content/reference/pitfalls.yaml'
  const rules = filesBelow(root, 'tools/ask/check/rules').filter((name) => !name.endsWith('.test.ts'))
  const code = rules.map((name) => textOf(root, name)).join('\n')
  return (textOf(root, file) ?? '').split('\n').flatMap((line, index): Problem[] => {
    const id = /^- id: *(['"]?)([\w-]+)\1\s*$/.exec(line)?.[2]
    if (!id || !rules.length || new RegExp(`['"\`]${id}['"\`]`).test(code)) return []
    return [fault(file, index + 1, `坑 ${id} 没有规则去查它`, '在 tools/ask/check/rules/ 里加一条同名的规则')]
  })
}

/** Kinds of files that `static/` holds; each is published as it is. */
const PUBLISHED = /\.(?:glb|ico|json|mp3|png|svg|webm|webp|zip)$/

/** What a published file may weigh, in bytes: readers of every page may get it. */
const MOST = 512 * 1024

/** What is shown where a link to the site is shared: the size that `og:image` promises (src/page/parts). */
const SHARED = { file: 'static/og.png', width: 1200, height: 630 }

function linkFaults(root: string): Problem[] {
  const links = readdirSync(join(root, 'static'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isSymbolicLink(),
  )
  return links.map(({ parentPath, name }) =>
    fault(
      join(parentPath, name).slice(join(root, '/').length).replaceAll('\\', '/'),
      undefined,
      '这是符号链接：发布的是它在构建机器上指到的文件',
      '换成文件本身',
    ),
  )
}

function sharedFaults(root: string): Problem[] {
  if (!existsSync(join(root, SHARED.file))) return []
  const { width, height } = imageSize(readFileSync(join(root, SHARED.file)))
  if (width === SHARED.width && height === SHARED.height) return []
  const size = `${SHARED.width}×${SHARED.height}`
  return [fault(SHARED.file, undefined, `这张图是 ${width}×${height}，分享时要 ${size}`, `换一张 ${size} 的`)]
}

function staticFaults(root: string): Problem[] {
  if (!existsSync(join(root, 'static'))) return []
  return [...linkFaults(root), ...sharedFaults(root), ...publishedFaults(root)]
}

function publishedFaults(root: string): Problem[] {
  return filesBelow(root, 'static').flatMap((file): Problem[] => {
    if (!PUBLISHED.test(file))
      return [
        fault(
          file,
          undefined,
          'static/ 里的文件会原样发布，用不上这种',
          /\/_(?:redirects|headers)$/.test(file)
            ? '换了网址的页面写 redirect_from；主机的规则由 npm run release -- --host … 生成'
            : '页面写成 content/docs/ 里的 .mdx；不发布的移到别处',
        ),
      ]
    const name = file.replace(/^.*\//, '')
    if (!/^[\w.-]+$/.test(name))
      return [fault(file, undefined, `文件名“${name}”会成为网址`, '只用英文字母、数字和连字符')]
    const { size } = statSync(join(root, file))
    if (size > MOST)
      return [
        fault(
          file,
          undefined,
          `这个文件有 ${Math.round(size / 1024)} KB，最多 ${MOST / 1024} KB`,
          '压小，或放到别的主机上',
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
  const { icons = [] } = JSON.parse(text) as { icons?: { src: string; sizes?: string }[] }
  const there = filesBelow(root, 'static').map((path) => path.slice('static/'.length))
  const wrongSize = icons.flatMap(({ src, sizes = 'any' }): Problem[] => {
    if (sizes === 'any' || !there.includes(src)) return []
    const { width, height } = imageSize(readFileSync(join(root, 'static', src)))
    const size = `${width}x${height}`
    return size === sizes
      ? []
      : [
          fault(
            file,
            lineOf(text, `"${src}"`),
            `${src} 是 ${size}，这里写的是 ${sizes}`,
            '换一张这个尺寸的图，或改 sizes',
          ),
        ]
  })
  const missing = icons
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
  return [...missing, ...wrongSize]
}

/** @returns what is wrong with files that are published or read as they are. */
export const dataFileFaults = (root: string): Problem[] => [
  ...staticFaults(root),
  ...flatFaults(root),
  ...iconFaults(root),
]
