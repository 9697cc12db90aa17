import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { fault, filesBelow, lineOf, textOf } from './text'

const FOLDER = 'static/samples'
const FILE = /"([^"\s]+\.(?:webp|png|jpe?g|webm|mp[34]|glb|svg))"/g

/** @returns the pictures, films and sounds that the data of the sample flat and its tour names, and that are not there. */
export function sampleDataFaults(root: string): Problem[] {
  const there = filesBelow(root, FOLDER)
  return there
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = textOf(root, file) ?? ''
      const named = [...new Set([...text.matchAll(FILE)].map(([, address = '']) => address))]
      return named.flatMap((address): Problem[] => {
        if (/^https?:/.test(address)) return []
        // Spaces name their pictures from the folder that they are loaded with
        const places = address.startsWith('/')
          ? [join(FOLDER, address)]
          : [join(file, '..', address), join(FOLDER, 'flat', address)]
        if (places.some((path) => existsSync(join(root, path)))) return []
        const path = places[0] ?? address
        const guess = nearest(path.replaceAll('\\', '/'), there)
        return [
          fault(
            file,
            lineOf(text, `"${address}"`),
            `数据里的文件 ${address} 不存在`,
            guess ? `是不是 ${guess}？` : '放回这个文件，或改数据',
          ),
        ]
      })
    })
}
