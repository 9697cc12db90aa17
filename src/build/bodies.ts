import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CompiledBody, CompileInput } from '../markdown/types'
import { WRITTEN_ADDRESS } from '../site/config'
import { absoluteUrl, atOwnAddress } from '../site/routes'
import { CACHE_FOLDER } from './cache-folder'
import { digestOf, digestOfFolders } from './digest'
import { threadFile } from './thread'

/**
 * Compiled bodies: each page is compiled once per content, in one thread beside Gatsby, and kept on disk.
 * Why a thread and why not Gatsby's cache: docs/decisions/0002-build-speed.md.
 */

/** The pipeline and the store are those of the working directory, also for the miniature sites of the tests. */
const pipelineRoot = process.cwd()
let version: string | undefined

/** Changes with anything that bodies are made by; names the store and is part of every page's context. */
export const pipelineVersion = (): string =>
  (version ??= digestOfFolders(pipelineRoot, ['src/markdown', 'src/site', 'package-lock.json']))

/** Trees live for one page: in a young generation of twice V8's size most are gone before they have to be copied. */
const LIMITS = { maxYoungGenerationSizeMb: 96 }

let worker: Worker | undefined
const jobs = new Map<string, Promise<CompiledBody>>()
const waiting = new Map<string, { done: (body: CompiledBody) => void; failed: (error: Error) => void }>()

/** @returns the key of a page's body: its path (relative links depend on it), its text and the pipeline. */
export const bodyKey = (input: CompileInput): string =>
  createHash('sha1').update(`${input.file}\0${input.source}`).digest('hex')

/**
 * @returns the compiled body of a page, from memory, from disk, or from the thread.
 * The promise rejects only when the thread itself breaks; authors' mistakes are in `problems`.
 */
export function compiledBody(input: CompileInput): Promise<CompiledBody> {
  const key = bodyKey(input)
  const known = jobs.get(key)
  if (known) return known
  const stored = readStored(storeFolder(), key)
  const job = stored ? Promise.resolve(stored) : fromThread(key, input)
  jobs.set(key, job)
  return job
}

/** Forgets bodies whose included files (`file=`, images) have changed since they were compiled; for the preview. */
export async function forgetChanged(): Promise<void> {
  for (const [key, job] of jobs) if (!waiting.has(key) && !isFresh(await job)) jobs.delete(key)
}

/** Ends the thread, and removes stored bodies that no page of this build uses. */
export function closeBodies({ keepStore = false } = {}): void {
  void worker?.terminate()
  worker = undefined
  if (keepStore) return
  const folder = storeFolder()
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!jobs.has(name.replace('.json', ''))) rmSync(join(folder, name), { force: true })
}

function storeFolder(): string {
  const folder = join(pipelineRoot, CACHE_FOLDER, `bodies-${pipelineVersion()}`)
  if (!existsSync(folder)) {
    const parent = join(pipelineRoot, CACHE_FOLDER)
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(parent))
      if (name.startsWith('bodies-') && join(parent, name) !== folder)
        rmSync(join(parent, name), { recursive: true, force: true })
  }
  return folder
}

/** A stored body, unless it is damaged or one of its included files has changed. */
function readStored(folder: string, key: string): CompiledBody | undefined {
  try {
    const body = JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8')) as CompiledBody
    return typeof body.html === 'string' && Array.isArray(body.dependencies) && isFresh(body) ? body : undefined
  } catch {
    return undefined
  }
}

const isFresh = ({ dependencies }: CompiledBody): boolean =>
  dependencies.every(({ file, digest }) => existsSync(file) && digestOf(readFileSync(file)) === digest)

function fromThread(key: string, input: CompileInput): Promise<CompiledBody> {
  return new Promise((done, failed) => {
    waiting.set(key, { done, failed })
    worker ??= startWorker()
    worker.ref()
    worker.postMessage({ key, input })
  })
}

function startWorker(): Worker {
  const thread = new Worker(threadFile('src/markdown/body-thread.ts'), { resourceLimits: LIMITS })
  const fail = (error: Error): void => {
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
    worker = undefined
  }
  thread.on('message', ({ key, body, failure }: { key: string; body?: CompiledBody; failure?: string }) => {
    const job = waiting.get(key)
    waiting.delete(key)
    if (body) {
      const own = withOwnAddress(body)
      store(key, own)
      job?.done(own)
    } else job?.failed(new Error(failure))
    if (!waiting.size) thread.unref()
  })
  thread.on('error', fail)
  return thread
}

/** Samples, also those taken in from files, name this site as it was when they were written. */
const withOwnAddress = (body: CompiledBody): CompiledBody =>
  absoluteUrl('/') === WRITTEN_ADDRESS ? body : (JSON.parse(atOwnAddress(JSON.stringify(body))) as CompiledBody)

/** Writes whole or not at all; a full disk costs the store, not the build. Bodies with problems are not kept. */
function store(key: string, body: CompiledBody): void {
  if (body.problems.length) return
  const file = join(storeFolder(), `${key}.json`)
  try {
    writeFileSync(`${file}.${process.pid}.tmp`, JSON.stringify(body))
    renameSync(`${file}.${process.pid}.tmp`, file)
  } catch {
    rmSync(`${file}.${process.pid}.tmp`, { force: true })
  }
}
