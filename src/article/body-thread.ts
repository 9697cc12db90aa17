import { parentPort } from 'node:worker_threads'
import { compile } from './compile'
import type { CompileInput } from './types'

/**
 * The body thread: compiles pages one after the other while Gatsby starts and webpack runs. One thread only: the
 * highlighter's grammars are paid for once per process.
 */
let queue: Promise<unknown> = Promise.resolve()

parentPort?.on('message', ({ key, input }: { key: string; input: CompileInput }) => {
  queue = queue.then(async () => {
    try {
      parentPort?.postMessage({ key, body: await compile(input) })
    } catch (error) {
      parentPort?.postMessage({ key, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
})
