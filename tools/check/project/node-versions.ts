import type { Problem } from '../../../src/site/types'
import { fault, filesBelow, lineOf, textOf } from './text'

/** Where people read which ones are supported. */
const TOLD = ['README.md', 'docs/deployment.md']
/** Where it is said which one is used: in a workflow, in its matrix, in the image. */
const NAMED = /node-version: ['"]?(\d+)|^\s+node: \[([^\]]*)\]|^FROM node:(\d+)/gm

/**
 * The Node versions that the site is built with are said in several places, for several readers: the workflows, the
 * image and the documents say those of `engines`.
 */
export function nodeVersionFaults(root: string): Problem[] {
  const manifest = textOf(root, 'package.json')
  if (manifest === undefined) return []
  const { engines } = JSON.parse(manifest) as { engines?: { node?: string } }
  const majors = [...(engines?.node ?? '').matchAll(/(?:^|\s)(?:\^|>=)(\d+)/g)].map(([, major]) => major!)
  if (!majors.length) return []
  const all = `${majors.slice(0, -1).join('、')} 或 ${majors.at(-1)}`
  const workflows = filesBelow(root, '.github/workflows')
  const named = [...workflows, 'Dockerfile'].flatMap((file): Problem[] => {
    const text = textOf(root, file) ?? ''
    return [...text.matchAll(NAMED)].flatMap(({ 0: words, 1: one, 2: matrix, 3: image, index }): Problem[] => {
      const line = text.slice(0, index + words.search(/\S/)).split('\n').length
      const versions = matrix?.match(/\d+/g) ?? [one ?? image ?? '']
      const unknown = versions.find((version) => !majors.includes(version))
      const left = matrix && majors.find((version) => !versions.includes(version))
      if (unknown)
        return [fault(file, line, `Node ${unknown} 不在 package.json 的 engines 里`, `engines 里的是 ${all}`)]
      return left ? [fault(file, line, `没有 Node ${left}`, `engines 里的是 ${all}，全都写上`)] : []
    })
  })
  const told = TOLD.flatMap((file): Problem[] => {
    const text = textOf(root, file)
    if (text === undefined || text.includes(`Node ${all}`)) return []
    const line = lineOf(text, /Node \d+、/.exec(text)?.[0] ?? '')
    return [fault(file, line, '写的 Node 版本与 package.json 的 engines 不一样', `写成 Node ${all}；两处一起改`)]
  })
  return [...named, ...told]
}
