import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkLink, currentRelease, ReleaseError, releasesIn, replaceFile } from './layout'

/** What the web server has surely read. */
export interface Loaded {
  policy: string
  /** Digest of the other rules. */
  rules: string
}

/** What is known of a release folder: `releases.json`. */
export interface ReleaseState {
  /** Releases in the order in which they were served, up to the current one; withdrawn ones are not among them. */
  served: string[]
  /** Releases that were served and gone back from. */
  withdrawn: string[]
  /** Absent when a reload failed, was killed, or nobody reloads. */
  loaded?: Loaded
}

/** What is known of one release. */
export interface AboutRelease {
  /** The Content-Security-Policy of its pages. */
  policy: string
  /** When a file with a hashed name was last part of a build, by path, for those that are not of this build. */
  kept: Record<string, string>
}

const stateFile = (base: string): string => join(base, 'releases.json')
const aboutFile = (base: string, id: string): string => join(base, 'about', `${id}.json`)

/**
 * @param isWhole whether it is what this tool has written.
 * @param loss what goes when the file does.
 * @throws ReleaseError for a file that was cut short or changed by hand.
 */
function readJson<Content>(file: string, isWhole: (found: Content) => boolean, loss: string): Content | undefined {
  if (!existsSync(file)) return undefined
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Content
    if (found && isWhole(found)) return found
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ReleaseError(`${file} 不完整，读不懂。从备份恢复，或删掉它再运行一次：${loss}`)
}

/**
 * @returns the state of a release folder, put right by what is on the disk: a release that was killed after its switch
 *   is served although it could not say so.
 */
export function readState(base: string): ReleaseState {
  checkLink(base)
  const known = readJson<ReleaseState>(
    stateFile(base),
    ({ served, withdrawn }) => Array.isArray(served) && Array.isArray(withdrawn),
    '正在服务的版本不变，其余的都算撤下的，只能用 --to 退回',
  )
  const current = currentRelease(base)
  const there = new Set(releasesIn(base))
  if (!known) return { served: current ? [current] : [], withdrawn: [...there].filter((id) => id !== current) }
  const isElsewhere = (id: string): boolean => id !== current && there.has(id)
  return {
    ...known,
    served: [...known.served.filter(isElsewhere), ...(current ? [current] : [])],
    withdrawn: known.withdrawn.filter(isElsewhere),
  }
}

export const writeState = (base: string, state: ReleaseState): void =>
  replaceFile(stateFile(base), `${JSON.stringify(state, null, 2)}\n`)

/** @returns what is known of a release; `undefined` when it was not laid out by this tool. */
export const readAbout = (base: string, id: string): AboutRelease | undefined =>
  readJson<AboutRelease>(
    aboutFile(base, id),
    ({ policy, kept }) => typeof policy === 'string' && typeof kept === 'object',
    `版本 ${id} 就不能再退回`,
  )

export function writeAbout(base: string, id: string, about: AboutRelease): void {
  mkdirSync(dirname(aboutFile(base, id)), { recursive: true })
  replaceFile(aboutFile(base, id), JSON.stringify(about))
}

/** What this tool puts into its folders; anything else is the operator's. */
const OWN_NAME = /^(?:\.part-)?\d{8}-\d{6}(?:\.json(?:\.\d+\.tmp)?)?$/

/** Removes every release that the state does not know: laid out but never served, or no longer kept. */
export function removeUnknown(base: string, { served, withdrawn }: ReleaseState): void {
  const known = new Set([...served, ...withdrawn])
  for (const [folder, extension] of [
    ['releases', ''],
    ['about', '.json'],
  ] as const) {
    if (!existsSync(join(base, folder))) continue
    for (const name of readdirSync(join(base, folder)))
      if (OWN_NAME.test(name) && !known.has(name.slice(0, name.length - extension.length)))
        rmSync(join(base, folder, name), { recursive: true, force: true })
  }
  for (const folder of [base, join(base, 'nginx')].filter((path) => existsSync(path)))
    for (const name of readdirSync(folder))
      if (/^\.current-\d+$|\.\d+\.tmp$/.test(name)) rmSync(join(folder, name), { force: true })
}
