import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What Gatsby runs with. */
export const gatsbyEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  GATSBY_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: '0',
  CI: 'true',
  NODE_ENV: undefined,
})

/** Gatsby at work. */
export interface Run {
  child: ChildProcess
  /** @returns all that was printed so far. */
  output: () => string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  /** Ends it at once, with everything that it has started. */
  kill: () => Promise<unknown>
}

function startGatsby(root: string, args: string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), ...args], {
    cwd: root,
    env: { ...gatsbyEnv(), ...env },
    detached: true,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const kill = (): Promise<unknown> => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
    return ended
  }
  return { child, output: () => stripVTControlCharacters(printed), ended, kill }
}

/** Starts a build of the site in a folder. */
export const startBuild = (root: string, env?: Record<string, string>): Run =>
  startGatsby(root, ['build', '--prefix-paths'], env)

/** Builds the site in a folder, well or not. */
export async function tryBuild(
  root: string,
  env?: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = startBuild(root, env)
  return { code: await ended, output: output() }
}

/** Builds the site in a folder. @returns what was printed. @throws with that when the build fails. */
export async function build(root: string, env?: Record<string, string>): Promise<string> {
  const { code, output } = await tryBuild(root, env)
  if (code !== 0) throw new Error(output)
  return output
}

/** Waits until Gatsby says something. @throws with all that it said when it ends first or takes too long. */
export async function says({ child, output }: Run, words: string, timeoutMs = Infinity): Promise<void> {
  for (const end = Date.now() + timeoutMs; !output().includes(words);) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Gatsby has not said “${words}”:\n${output()}`)
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

/** Starts `gatsby develop` in a folder and waits until it serves. */
export async function startPreview(root: string, port: number): Promise<Run> {
  const run = startGatsby(root, ['develop', '-p', String(port)])
  await says(run, 'success Building development bundle', 400_000).catch(async (error: unknown) => {
    await run.kill()
    throw error
  })
  return run
}
