import { init, parse } from 'es-module-lexer'
import { sandbox as strings } from '../../site/strings/demo'
import { createOnce } from '../../site/once'
import { fill } from '../../site/strings/interface'
import { addressOfCode, askFor } from './ask'

const once = createOnce()

/**
 * @param name of a module in the folder of the demos
 * @returns its address in this document; what it imports is linked to it
 * @throws Error with a Chinese message when one of them cannot be had
 */
export const addressInFolder = (name: string): Promise<string> => once(name, () => link(name))

async function link(name: string): Promise<string> {
  const code = await askFor(name).catch(() => {
    throw new Error(fill(strings.notCome, { name }))
  })
  await init
  const places = parse(code)[0].filter(({ s, d }) => d === -1 && code[s] === '.')
  const made = await Promise.all(
    places.map(({ s, e }) => addressInFolder(new URL(code.slice(s, e), `http://folder/${name}`).pathname.slice(1))),
  )
  const starts = [0, ...places.map(({ e }) => e)]
  const parts = starts.map((start, index) => code.slice(start, places[index]?.s) + (made[index] ?? ''))
  return addressOfCode(parts.join(''))
}
