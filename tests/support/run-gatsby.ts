import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  GATSBY_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: '0',
  CI: 'true',
  NODE_ENV: undefined,
})

const plain = (text: string): string => text.replace(/\u001b\[[\d;]*[A-Za-z]/g, '')

/**
 * Runs Gatsby in a folder to its end.
 * @param onOutput gets all that was printed so far, each time something is printed.
 * @returns exit code and what it printed.
 */
export function runGatsby(
  root: string,
  args: string[],
  env: Record<string, string> = {},
  onOutput?: (output: string) => void,
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), ...args], {
      cwd: root,
      env: { ...environment(), ...env },
    })
    let output = ''
    const add = (chunk: Buffer): void => {
      output += chunk.toString()
      onOutput?.(output)
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.on('close', (code) => done({ code: code ?? 1, output: plain(output) }))
  })
}

/** A running preview. */
export interface Preview {
  output: () => string
  stop: () => Promise<void>
}

/** Starts `gatsby develop` and waits until it serves. @throws with its output when it ends first or takes too long. */
export async function startPreview(root: string, port: number, timeoutMs: number): Promise<Preview> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(root, 'node_modules/gatsby/cli.js'), 'develop', '-p', String(port)],
    { cwd: root, env: environment(), detached: true },
  )
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const started = Date.now()
  const ended = new Promise((done) => child.once('close', done))
  const stop = async (): Promise<void> => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  while (!plain(output).includes('success Building development bundle')) {
    if (
      child.exitCode !== null ||
      Date.now() - started > timeoutMs ||
      output.includes('not finished Building development')
    ) {
      await stop()
      throw new Error(`the preview did not start:\n${plain(output)}`)
    }
    await new Promise((wake) => setTimeout(wake, 200))
  }
  return { output: () => plain(output), stop }
}
