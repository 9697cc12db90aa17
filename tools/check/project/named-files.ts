import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { fault, filesBelow, textOf } from './text'

/** What lies in the folder of a path, from the root. */
function neighbours(root: string, path: string): string[] {
  const folder = /^(.*)\/[^/]*$/.exec(path)?.[1]
  const place = join(root, folder ?? '.')
  return existsSync(place) ? readdirSync(place).map((name) => (folder === undefined ? name : `${folder}/${name}`)) : []
}

/** @returns whether a path is there; `*` in its last part stands for any text. */
function isThere(root: string, path: string): boolean {
  if (!path.includes('*')) return existsSync(join(root, path))
  const fits = new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')}$`)
  return neighbours(root, path).some((name) => fits.test(name))
}

const guessOf = (root: string, path: string): string => {
  const guess = nearest(path, neighbours(root, path))
  return guess ? `是不是 ${guess}？` : '核对路径'
}

function ownersFaults(root: string): Problem[] {
  const file = '.github/CODEOWNERS'
  return (textOf(root, file) ?? '').split('\n').flatMap((line, index): Problem[] => {
    const [pattern = '', ...owners] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    if (!pattern) return []
    const path = pattern.replace(/^\/|\/$/g, '')
    if (!owners.length || !owners.every((owner) => /^@[\w-]+(?:\/[\w-]+)?$|^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(owner)))
      return [fault(file, index + 1, `${pattern} 没有写谁来看，或写得不对`, '后面写 @名字、@组织/小组或邮箱')]
    if (isThere(root, path)) return []
    return [fault(file, index + 1, `没有 ${pattern}，这一行不起作用`, guessOf(root, path))]
  })
}

/** Files that an image takes in from the repository. */
function copiedFaults(root: string): Problem[] {
  const file = 'Dockerfile'
  return (textOf(root, file) ?? '').split('\n').flatMap((line, index): Problem[] => {
    const words = /^\s*(?:COPY|ADD)\s+(.+)$/i.exec(line)?.[1]?.split(/\s+/) ?? []
    if (words.some((word) => word.startsWith('--from='))) return []
    return words
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1)
      .filter((path) => !/^(?:https?:|\.$)/.test(path) && !isThere(root, path))
      .map((path) => fault(file, index + 1, `没有文件 ${path}`, guessOf(root, path)))
  })
}

/** Commands that files tell or run: each is one of the scripts of `package.json`. */
function scriptFaults(root: string): Problem[] {
  const text = textOf(root, 'package.json')
  if (text === undefined) return []
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> }
  const names = Object.keys(scripts)
  const lines = text.split('\n')
  const gone = Object.entries(scripts).flatMap(([name, command]) =>
    [...command.matchAll(/(?:\btsx |--config |-c )(\S+\.[cm]?ts)\b/g)]
      .filter(([, path = '']) => !existsSync(join(root, path)))
      .map(([, path = '']) =>
        fault(
          'package.json',
          lines.findIndex((line) => line.includes(`"${name}": `)) + 1,
          `npm run ${name} 要的 ${path} 不存在`,
          guessOf(root, path),
        ),
      ),
  )
  const told = [
    'README.md',
    'CONTRIBUTING.md',
    'Dockerfile',
    ...filesBelow(root, 'docs'),
    ...filesBelow(root, '.github'),
  ]
  return [
    ...gone,
    ...told.flatMap((file) =>
      (textOf(root, file) ?? '').split('\n').flatMap((line, index) =>
        [...line.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
          .filter(([, name = '']) => !names.includes(name) && name !== 'dev')
          .map(([, name = '']) => {
            const guess = nearest(name, names)
            return fault(
              file,
              index + 1,
              `没有 npm run ${name} 这个命令`,
              guess ? `是不是 npm run ${guess}？` : '命令都在 package.json 的 scripts 里',
            )
          }),
      ),
    ),
  ]
}

/** @returns what files of the project name that is not there. */
export const namedFileFaults = (root: string): Problem[] => [
  ...ownersFaults(root),
  ...copiedFaults(root),
  ...scriptFaults(root),
]
