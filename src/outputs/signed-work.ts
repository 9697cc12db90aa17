import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEMO_WORK } from '../site/config'

let known: Promise<string> | undefined

/**
 * @returns the text of the signed work that the environment names, read once; `undefined` when it names none.
 * @throws Error with a Chinese message when it cannot be had, is no JSON or is not signed
 */
export function signedWork(): Promise<string> | undefined {
  const address = process.env[DEMO_WORK]
  return address ? (known ??= readWork(address)) : undefined
}

/** @param address http, https, or a path on this machine */
async function readWork(address: string): Promise<string> {
  const text = await textAt(address)
  if (!certificateOf(text, address))
    throw new Error(`${DEMO_WORK} 指向的空间没有签名（certificate），公开站点上打不开：${address}`)
  return text
}

function certificateOf(text: string, address: string): unknown {
  try {
    return (JSON.parse(text) as { certificate?: unknown } | null)?.certificate
  } catch {
    throw new Error(`${DEMO_WORK} 指向的不是 JSON：${address}`)
  }
}

async function textAt(address: string): Promise<string> {
  try {
    if (!/^https?:/.test(address)) return readFileSync(resolve(address), 'utf8')
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    return await answer.text()
  } catch (error) {
    throw new Error(`${DEMO_WORK} 指向的空间取不到：${address}，${(error as Error).message}`, { cause: error })
  }
}
