import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { shortDigest } from '../article/compilation'
import { compile } from '../article/compile'
import type { CompiledBody, CompileInput } from '../article/types'
import { WRITTEN_ADDRESS } from '../site/config'
import { absoluteUrl, atOwnAddress } from '../site/routes'
import { CACHE_FOLDER, writeWhole } from './cache'
import { digestOfFolders } from './digest'

/**
 * Compiled bodies: each page is compiled once per content and kept on disk. Not in Gatsby's own cache: `npm run check`
 * reads the site without Gatsby, and `gatsby clean` and any change of a dependency empty it.
 */

/** The pipeline and the store are those of the working directory, also for the miniature sites of the tests. */
const pipelineRoot = process.cwd()
let version: string | undefined

/** Changes with anything that bodies are made by: the folders that `compile` may import, and packages. Names the store. */
const pipelineVersion = (): string =>
  (version ??= digestOfFolders(pipelineRoot, ['src/article', 'src/demos', 'src/site', 'package-lock.json']))

const jobs = new Map<string, Promise<CompiledBody>>()

/**
 * @returns the name that a body is kept under: of its path (relative links depend on it), its text, what is made from
 *   data, and of the folder of the site, because it holds absolute paths of files.
 */
const storeKey = ({ root, file, source, parts, names }: CompileInput): string =>
  shortDigest(JSON.stringify([root, file, source, parts, names]))

/**
 * @returns the compiled body of a page, from memory, from disk, or compiled now.
 * Rejects only when the compiler itself breaks; authors' mistakes are in `problems`.
 */
export function compiledBody(input: CompileInput): Promise<CompiledBody> {
  const key = storeKey(input)
  const known = jobs.get(key)
  if (known) return known
  const job = storedOrCompiled(key, input)
  jobs.set(key, job)
  // The preview would stumble over it again after every edit
  job.catch(() => jobs.delete(key))
  return job
}

/** Forgets bodies whose included files (`file=`, images) have changed since they were compiled; for the preview. */
export async function forgetChanged(): Promise<void> {
  for (const [key, job] of jobs) if (!isFresh(await job)) jobs.delete(key)
}

/** Removes stored bodies that no page of this build uses, and those of other versions of the pipeline. */
export function removeUnusedBodies(): void {
  const parent = join(pipelineRoot, CACHE_FOLDER)
  for (const name of existsSync(parent) ? readdirSync(parent) : [])
    if (name.startsWith('bodies-') && join(parent, name) !== storeFolder())
      rmSync(join(parent, name), { recursive: true, force: true })
  for (const name of existsSync(storeFolder()) ? readdirSync(storeFolder()) : [])
    if (!jobs.has(name.replace('.json', ''))) rmSync(join(storeFolder(), name), { force: true })
}

const storeFolder = (): string => join(pipelineRoot, CACHE_FOLDER, `bodies-${pipelineVersion()}`)

async function storedOrCompiled(key: string, input: CompileInput): Promise<CompiledBody> {
  const file = join(storeFolder(), `${key}.json`)
  const stored = readStored(file)
  if (stored) return stored
  const body = withOwnAddress(await compile(input))
  if (!body.problems.length) store(file, body)
  return body
}

/** Samples, also those taken in from files, name this site as it was when they were written. */
const withOwnAddress = (body: CompiledBody): CompiledBody =>
  absoluteUrl('/') === WRITTEN_ADDRESS ? body : (JSON.parse(atOwnAddress(JSON.stringify(body))) as CompiledBody)

/** A stored body, unless it is damaged or one of its included files has changed. */
function readStored(file: string): CompiledBody | undefined {
  try {
    const body = JSON.parse(readFileSync(file, 'utf8')) as CompiledBody
    return isFresh(body) ? body : undefined
  } catch {
    return undefined
  }
}

const isFresh = ({ dependencies }: CompiledBody): boolean =>
  dependencies.every(({ file, digest }) => digestOf(file) === digest)

/** @returns the digest of a file; `''` when there is none, or a folder in its place. */
const digestOf = (file: string): string =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? shortDigest(readFileSync(file)) : ''

/** A full disk costs the store, not the build. */
function store(file: string, body: CompiledBody): void {
  try {
    writeWhole(file, JSON.stringify(body))
  } catch {
    return
  }
}
