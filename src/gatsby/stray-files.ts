import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { CompiledBody } from '../article/types'
import { AREA_IDS } from '../site/config'
import type { Problem } from '../site/types'
import { SINGLE_PAGES } from './doc'

/** Folders of `content/` beside `docs`: the home page's drawings, the reference by name, pictures of single pages, types of packages. */
const FOLDERS = ['docs', 'home', 'reference', 'types', ...SINGLE_PAGES]
const IMAGE = /\.(?:webp|png|jpe?g|gif|svg)$/i
/** What pages take code from. */
const CODE = /\.(?:tsx?|jsx?|mjs|vue|html|css|json|ya?ml|xml|wxml|wxss|kt|java|swift|go|sh|txt)$/
/** Parts of an address: Latin letters and digits, joined by single signs. */
const NAME = /^[A-Za-z\d]+(?:[-_.][A-Za-z\d]+)*$/

interface Fault {
  rule: string
  message: string
  remedy: string
}

/** @returns what is below `content/`, with paths from the root and forward slashes. What systems leave behind is left out. */
function entriesOf(root: string): { entry: Dirent; path: string }[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/') }))
    .filter(({ entry }) => !/^(?:\.DS_Store|\.gitkeep|Thumbs\.db)$/.test(entry.name))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Reports everything in `content/` that becomes no page, or one with an address that nobody can type. */
export function strayFiles(root: string): Problem[] {
  return entriesOf(root).flatMap(({ entry, path }): Problem[] => {
    const fault = entry.isDirectory()
      ? folderFault(path)
      : entry.isSymbolicLink()
        ? LINKED
        : fileFault(entry.name, path)
    return fault ? [{ severity: 'error', file: path, ...fault }] : []
  })
}

const LINKED: Fault = {
  rule: 'symbolic-link',
  message: '这是符号链接，不会成为页面',
  remedy: '换成文件本身；同样的内容放两处，就在一处写、另一处链接过去',
}

function folderFault(path: string): Fault | undefined {
  const [, first = '', area, ...deeper] = path.split('/')
  if (/\.mdx?$/i.test(path))
    return { rule: 'stray-folder', message: '这是文件夹，名字却像页面', remedy: '去掉文件夹名字里的扩展名' }
  if (!FOLDERS.includes(first))
    return {
      rule: 'stray-folder',
      message: `content/ 里没有“${first}”这个文件夹`,
      remedy: `页面放进 content/docs/ 下的一个产品：${AREA_IDS.join(' ')}`,
    }
  if (first === 'docs' && area && !deeper.length && !AREA_IDS.some((id) => id === area))
    return {
      rule: 'stray-folder',
      message: `没有“${area}”这个产品`,
      remedy: `放进这些产品之一：${AREA_IDS.join(' ')}；新的产品先写进 src/site/areas.ts`,
    }
  return undefined
}

function fileFault(name: string, path: string): Fault | undefined {
  if (/\.(?:mdx?|markdown|mkd)$/i.test(name) && !name.endsWith('.mdx'))
    return {
      rule: 'wrong-extension',
      message: '这个文件不会成为页面：扩展名要是小写的 .mdx',
      remedy: `改名为 ${name.replace(/\.\w+$/, '.mdx')}`,
    }
  if (name === 'sidebar.yaml' && path.split('/').length !== 4)
    return {
      rule: 'stray-sidebar',
      message: '这份目录没有人读：每个产品只有一份',
      remedy: `把内容并进 ${path.split('/').slice(0, 3).join('/')}/sidebar.yaml，写成一个分组`,
    }
  const isKnown = name.endsWith('.mdx') || IMAGE.test(name) || CODE.test(name)
  if (!isKnown)
    return {
      rule: 'unknown-file',
      message: 'content/ 里用不上这种文件',
      remedy: '图片用 WebP、PNG、JPEG、SVG；示例用源码文件；其余的移到别处',
    }
  const bad = path
    .split('/')
    .slice(1)
    .find((part) => !NAME.test(part))
  if (bad === undefined) return undefined
  return {
    rule: 'bad-name',
    message: `“${bad}”会出现在网址里，不能这样命名`,
    remedy: '只用英文字母、数字和连字符，例如 add-tag、PanoTagPlugin',
  }
}

/**
 * @param drafts files of pages that were not compiled; a picture is used when one of them names it.
 * @returns a warning for each picture that no page shows.
 */
export function unusedImages(root: string, bodies: Iterable<CompiledBody>, drafts: readonly string[]): Problem[] {
  const used = new Set([...bodies].flatMap(({ dependencies }) => dependencies.map(({ file }) => file)))
  const texts = drafts.map((file) => readFileSync(join(root, file), 'utf8'))
  return entriesOf(root)
    .filter(({ entry, path }) => entry.isFile() && IMAGE.test(path) && !path.startsWith('content/home/'))
    .filter(({ entry, path }) => !used.has(join(root, path)) && !texts.some((text) => text.includes(entry.name)))
    .map(({ path }) => ({
      severity: 'warning',
      rule: 'unused-image',
      file: path,
      message: '没有页面用到这张图片',
      remedy: '在页面里写 ![图里有什么](路径)，或删掉它',
    }))
}
