import { build, type Metafile } from 'esbuild'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { INDEX_FOLDER, MANIFEST_FILE } from '../../search/engine/index-files'
import type { Manifest } from '../../search/engine/index-format'
import { agentFiles } from '../../site/agent-files'
import { files, markdownPath, withoutBase } from '../../site/routes'
import { filesIn } from '../../gatsby/files-in'
import { writeOutput } from '../write-output'
import { takeAlong } from './texts'

/** The module that answers questions, in a shell and over the Model Context Protocol. */
const ENTRY = 'src/agents/main.ts'
const NAME = 'realsee-docs'
/** A fixed time, seconds: an archive of the same files is the same archive. */
const TIME = Date.UTC(2026, 0, 1) / 1000
const SITEMAP = '/sitemap-0.xml'
/** Files of the site that answers are made from, besides the search index and the pages. */
const DATA = [files.symbols, agentFiles.errors, agentFiles.pitfalls, SITEMAP]

/**
 * Writes the package to take along: the module, bundled with what it needs, and the documents that it answers from. It
 * holds no code of the SDKs. Call when everything else is written.
 */
export async function writeAgentPackage(root: string): Promise<void> {
  const publicDir = join(root, 'public')
  if (!existsSync(join(root, ENTRY)) || !existsSync(join(publicDir, agentFiles.pitfalls))) return
  const { code, notices } = await bundle(root)
  const contents = new Map<string, Buffer | string>([
    ['package.json', packageJson(root)],
    [`${NAME}.js`, code],
    ['README.md', takeAlong(root, 'README.md')],
    ['NOTICES.txt', notices],
    ...documents(publicDir).map((path): [string, Buffer] => [`docs/${path}`, readFileSync(join(publicDir, path))]),
  ])
  writeOutput(root, agentFiles.package, gzipSync(await archive(contents)))
}

/** @returns files of the built site that answers are made from. */
function documents(publicDir: string): string[] {
  const manifest = `${INDEX_FOLDER}/${MANIFEST_FILE}`
  const { folder } = JSON.parse(readFileSync(join(publicDir, manifest), 'utf8')) as Manifest
  const index = `${INDEX_FOLDER}/${folder}`
  // Unlisted pages are in no list, and the files of an archive are one
  const listed = [...readFileSync(join(publicDir, SITEMAP), 'utf8').matchAll(/<loc>([^<]+)/g)]
  const pages = listed.map(([, url = '']) => markdownPath(withoutBase(new URL(url).pathname)))
  const others = new Set([...DATA, ...pages])
  return filesIn(publicDir)
    .filter((path) => path === manifest || (path.startsWith(index) && path.endsWith('.json')) || others.has(`/${path}`))
    .sort()
}

function packageJson(root: string): string {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const about = {
    name: NAME,
    version: own.version,
    description: '如视开放平台文档，给编码助手：搜索、按小节读、按名称查、按报错查',
    license: 'UNLICENSED',
    bin: { [NAME]: `${NAME}.js` },
    engines: { node: '>=20.19' },
  }
  return `${JSON.stringify(about, null, 2)}\n`
}

async function bundle(root: string): Promise<{ code: string; notices: string }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    legalComments: 'none',
    charset: 'utf8',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'error',
  })
  return { code: outputFiles[0]?.text ?? '', notices: noticesOf(root, metafile) }
}

/** The licences of what is bundled, as they ask for it. */
function noticesOf(root: string, { inputs }: Metafile): string {
  const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [])
  const names = [...new Set(folders.filter((_, index) => index % 2 === 1))].sort()
  return names
    .map((name) => {
      const folder = join(root, 'node_modules', name)
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
      return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`
    })
    .join(`\n${'-'.repeat(72)}\n\n`)
}

function archive(contents: Map<string, Buffer | string>): Promise<Buffer> {
  const tar = pack()
  for (const [path, text] of contents)
    tar.entry(
      { name: `package/${path}`, mode: path === `${NAME}.js` ? 0o755 : 0o644, mtime: new Date(TIME * 1000) },
      text,
    )
  tar.finalize()
  return buffer(tar)
}
