import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from '../../editor/schemas'
import { areas } from '../../../src/site/areas'
import { frameworks } from '../../../src/site/frameworks'
import { SITE_VERSION } from '../../../src/site/constants'
import { PITFALLS_SOURCE } from '../../../src/publish/agents/pitfalls'
import { nearest } from '../../../src/site/nearest'
import type { Problem } from '../../../src/site/types'
import { fault, filesBelow, lineOf, textOf } from './text'

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const TOUR = 'samples/live-tour/package.json'

const packagesOf = ({ dependencies, devDependencies }: Manifest): Record<string, string> => ({
  ...dependencies,
  ...devDependencies,
})

/** Versions that stand in two places: that of the site, those of the packages of the tour. */
export function versionFaults(root: string, siteVersion: string = SITE_VERSION): Problem[] {
  const text = textOf(root, 'package.json')
  if (text === undefined) return []
  const own = JSON.parse(text) as Manifest
  const found: Problem[] = []
  if (own.version !== siteVersion)
    found.push(
      fault(
        'package.json',
        lineOf(text, '"version"'),
        `版本 ${own.version ?? ''} 与 src/site/constants.ts 的 SITE_VERSION ${siteVersion} 不一样`,
        '两处写同一个版本',
      ),
    )
  for (const [name, version] of Object.entries(packagesOf(own)))
    if (/^[\^~>]/.test(version))
      found.push(
        fault(
          'package.json',
          lineOf(text, `"${name}": "${version}"`),
          `${name} 的版本 ${version} 不是一个确定的版本`,
          `写成 ${version.replace(/^[\^~>=\s]+/, '')}，再运行 npm i 更新锁文件`,
        ),
      )
  const tour = textOf(root, TOUR)
  const known = packagesOf(own)
  for (const [name, version] of Object.entries(tour ? packagesOf(JSON.parse(tour) as Manifest) : {}))
    if (known[name] !== undefined && known[name] !== version)
      found.push(
        fault(
          TOUR,
          lineOf(tour!, `"${name}"`),
          `${name} ${version} 与站点装的 ${known[name]} 不一样`,
          `改成 ${known[name]}`,
        ),
      )
  return found
}

/** Schemas are generated: what somebody has changed by hand is lost with the next run. */
export function schemaFaults(root: string, schemas: Record<string, object> = editorSchemas()): Problem[] {
  return Object.entries(schemas).flatMap(([file, schema]) => {
    const text = textOf(root, file)
    if (text === undefined || JSON.stringify(JSON.parse(text)) === JSON.stringify(schema)) return []
    return [fault(file, undefined, '与生成的不一样', '这份文件不手改：运行 npm run schemas')]
  })
}

/** Names of packages and folders that facts give. */
export function nameFaults(root: string): Problem[] {
  const text = textOf(root, 'package.json')
  if (text === undefined) return []
  const installed = Object.keys(packagesOf(JSON.parse(text) as Manifest)).filter((name) => name.startsWith('@realsee/'))
  const declared = filesBelow(root, 'content/types').map((file) => `@realsee/${file.replace(/^.*\/|\.d\.ts$/g, '')}`)
  const known = [...installed, ...declared]
  const areaText = textOf(root, 'src/site/areas.ts') ?? ''
  const packages = Object.values(areas).filter(
    ({ packageName }) => packageName.startsWith('@realsee/') && !known.includes(packageName),
  )
  const books = 'content/docs/five/handbook'
  const folders = [...new Set(filesBelow(root, books).map((file) => file.slice(books.length + 1).split('/')[0] ?? ''))]
  const frameworkText = textOf(root, 'src/site/frameworks.ts') ?? ''
  const missing = frameworks.filter(({ id }) => existsSync(join(root, books)) && !folders.includes(id))
  const pitfalls = textOf(root, PITFALLS_SOURCE) ?? ''
  const odd = pitfalls.split('\n').flatMap((line, index): Problem[] => {
    const name = /^\s+package: ['"]?(@realsee\/[\w-]+)/.exec(line)?.[1]
    if (name === undefined || known.includes(name)) return []
    const guess = nearest(name, known)
    return [fault(PITFALLS_SOURCE, index + 1, `没有包 ${name}`, guess ? `是不是 ${guess}？` : '核对包名')]
  })
  return [
    ...odd,
    ...packages.map(({ packageName }) => {
      const guess = nearest(packageName, known)
      return fault(
        'src/site/areas.ts',
        lineOf(areaText, `'${packageName}'`),
        `没有包 ${packageName}：没有装，content/types/ 里也没有声明`,
        guess ? `是不是 ${guess}？` : '核对包名，或先装上它',
      )
    }),
    ...missing.map(({ id }) => {
      const guess = nearest(id, folders)
      return fault(
        'src/site/frameworks.ts',
        lineOf(frameworkText, `id: '${id}'`),
        `没有手册的文件夹 ${books}/${id}`,
        guess ? `是不是 ${guess}？` : `有的是：${folders.join('、')}`,
      )
    }),
  ]
}
