import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import type { Problem } from '../../src/site/types'
import { readPages, type PageTree } from './page-tree'
import { sdkOf } from './sdk-versions'

/**
 * What is written once, differs by a sign or two from what is written everywhere else, and is therefore most likely
 * meant to be that: hosts, versions, groups of tabs, the words of errors.
 */

const SOURCES = /\.(?:mdx|ya?ml|json|ts)$/
/** With or without a scheme; of the endings that the content has use for. */
const HOST = /(?<![\w@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|cn|ai|net|org|io|dev)(?![\w-]|\.\w)/g
/** Hosts that stand for any; and those that end as a file does. */
const ANY_HOST = /(?:^|\.)(?:example(?:\.\w+)?|test|invalid)$/
const VERSION = /(?<![\w.-])\d+\.\d+\.\d+(?![\w.-])/g
const ERROR = /<ErrorText>([^<\n]+)<\/ErrorText>/g
const GROUP = /<Tabs group="([^"]+)"/g
const JSON_BLOCK = /^```json\b[^\n]*\n([\s\S]*?)^```/gm
const NAME_IN_TEXT = /`([A-Z]+[a-z]\w+)`/g
const LABEL = /<Tab\b[^>]*?\blabel="([^"]+)"/g
/** Errors are also told in lists, as code with spaces. */
const TOLD = /`([^`\n]+ [^`\n]+)`|(?<=<ErrorText>)[^<\n]+/g

/** Texts of the content by file. */
function contentTexts(root: string): Map<string, string> {
  const folder = path.join(root, 'content')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => SOURCES.test(name))
  return new Map(
    names.map((name) => [
      path.posix.join('content', name.replaceAll('\\', '/')),
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  )
}

/** Values of a pattern in the content, with the number of files that have each. */
function countFiles(texts: ReadonlyMap<string, string>, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts.values())
    for (const value of new Set([...text.matchAll(pattern)].map((match) => match[1] ?? match[0])))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Whether two hosts differ in a letter or two of one long label: `ws.` and `my.`, `image-1` and `image-2` are meant. */
function isNearHost(host: string, other: string): boolean {
  const [labels, others] = [host.split('.'), other.split('.')]
  const differing = labels.filter((label, index) => label !== others[index])
  const [label = ''] = differing
  const counterpart = others[labels.indexOf(label)] ?? ''
  return (
    labels.length === others.length &&
    differing.length === 1 &&
    Math.min(label.length, counterpart.length) > 4 &&
    label.replace(/\d/g, '') !== counterpart.replace(/\d/g, '') &&
    distance(label, counterpart) <= 2
  )
}

const letters = (text: string): string => [...text].sort().join('')

/** Versions that the site is checked with: packages of `package.json` that readers install too. */
function ownVersions(root: string): string[] {
  const { devDependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>
  }
  return Object.entries(devDependencies).flatMap(([name, version]) =>
    /^(?:@realsee\/|three$)/.test(name) ? version : [],
  )
}

/** Files of the packages that the errors come from. */
const PACKAGES = ['five', 'five-v5', 'vreo', 'dnalogel'].map((name) => `node_modules/@realsee/${name}`)

/** Whether a package has these words as they are. Looked up only when they are in doubt: the packages are large. */
const isInPackages = (root: string, words: string): boolean =>
  PACKAGES.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .some((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .some((name) => readFileSync(path.join(folder, name), 'utf8').includes(words)),
    )

/** The value that one is most likely meant to be: other files have it, and none has this one. */
function meantBy(
  value: string,
  counts: ReadonlyMap<string, number>,
  isLike: (other: string) => boolean,
): string | undefined {
  if ((counts.get(value) ?? 0) > 1) return undefined
  return [...counts].find(([other, files]) => other !== value && files > 1 && isLike(other))?.[0]
}

interface Found {
  line: number
  message: string
  remedy: string
}

function inText(
  { source, yaml }: PageTree,
  hosts: ReadonlyMap<string, number>,
  versions: ReadonlyMap<string, number>,
  installed: readonly string[],
): Found[] {
  const known = [...Object.values(sdkOf(yaml)).map(String), ...installed]
  return source.split('\n').flatMap((text, index): Found[] => {
    const line = index + 1
    const wrongHosts = [...text.matchAll(HOST)].flatMap(([host]): Found[] => {
      const meant = ANY_HOST.test(host) ? undefined : meantBy(host, hosts, (other) => isNearHost(host, other))
      return meant ? [{ line, message: `全站只有这里写 ${host}`, remedy: `是不是 ${meant}？` }] : []
    })
    const wrongVersions = [...text.matchAll(VERSION)].flatMap(([version]): Found[] => {
      const meant = known.find((other) => letters(other) === letters(version))
      const isUnusual = !known.includes(version) && (versions.get(version) ?? 0) < 2
      return meant && isUnusual
        ? [{ line, message: `版本 ${version} 的数字像是写颠倒了`, remedy: `是不是 ${meant}？` }]
        : []
    })
    return [...wrongHosts, ...wrongVersions]
  })
}

/** Groups of tabs that change together: one that no other page has, and that is nearly one that others have. */
function inGroups({ body }: PageTree, groups: ReadonlyMap<string, number>): Found[] {
  return [...body.matchAll(GROUP)].flatMap(({ 1: group = '', index }): Found[] => {
    const meant = meantBy(group, groups, (other) => distance(other, group) <= 2)
    const line = body.slice(0, index).split('\n').length
    return meant
      ? [{ line, message: `只有这里的选项卡属于 ${group}，不会和别处一起切换`, remedy: `是不是 ${meant}？` }]
      : []
  })
}

/** Labels of tabs, which keep a reader's choice from page to page, in another case than everywhere else. */
function inLabels({ body }: PageTree, labels: ReadonlyMap<string, number>): Found[] {
  return [...body.matchAll(LABEL)].flatMap(({ 1: label = '', index }): Found[] => {
    const meant = meantBy(label, labels, (other) => other.toLowerCase() === label.toLowerCase())
    const line = body.slice(0, index).split('\n').length
    return meant ? [{ line, message: `只有这里的选项卡叫 ${label}`, remedy: `与别处一样写 ${meant}` }] : []
  })
}

/** Values of data in another case than the text has them where it explains their field: `loop` beside `Loop`. */
function inData({ body }: PageTree): Found[] {
  const lines = body.split('\n')
  return [...body.matchAll(JSON_BLOCK)].flatMap(({ 0: all, 1: data = '', index: start }) =>
    [...data.matchAll(/"(\w+)": "(\w+)"/g)].flatMap(({ 1: key = '', 2: value = '', index }): Found[] => {
      const explained = lines.filter((line) => line.includes(`\`${key}\``)).join('\n')
      const meant = [...explained.matchAll(NAME_IN_TEXT)].find(
        ([, name]) => name!.toLowerCase() === value.toLowerCase(),
      )
      if (!meant || meant[1] === value || body.includes(`\`${value}\``)) return []
      const line = body.slice(0, start + all.indexOf(data) + index).split('\n').length
      return [{ line, message: `正文写的是 ${meant[1]}，这里是 ${value}`, remedy: `值分大小写：写成 ${meant[1]}` }]
    }),
  )
}

/** The words of an error, which readers paste into the search, nearly as another page has them. */
function inErrors({ source }: PageTree, errors: ReadonlyMap<string, number>, root: string): Found[] {
  return [...source.matchAll(ERROR)].flatMap(({ 1: words = '', index }): Found[] => {
    const near = [...errors.keys()].find(
      (other) => other !== words && words.length > 12 && distance(other, words) <= 2 && !/\d/.test(words),
    )
    if (!near || (errors.get(words) ?? 0) > 1 || isInPackages(root, words)) return []
    const line = source.slice(0, index).split('\n').length
    return [{ line, message: `报错原文“${words}”与别处的只差一两个字母`, remedy: `照原样写：${near}` }]
  })
}

/** @returns what pages write nearly as others do. */
export function checkNearMisses(root: string, files: readonly string[]): Problem[] {
  const texts = contentTexts(root)
  const [hosts, versions] = [countFiles(texts, HOST), countFiles(texts, VERSION)]
  const installed = ownVersions(root)
  const [errors, groups] = [countFiles(texts, TOLD), countFiles(texts, GROUP)]
  const labels = countFiles(texts, LABEL)
  return readPages(root, files).flatMap((page) =>
    [
      ...inText(page, hosts, versions, installed),
      ...inGroups(page, groups),
      ...inLabels(page, labels),
      ...inData(page),
      ...inErrors(page, errors, root),
    ].map(({ line, message, remedy }): Problem => ({
      severity: 'error',
      rule: 'near-miss',
      file: page.file,
      line,
      message,
      remedy,
    })),
  )
}
