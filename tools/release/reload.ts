import { spawnSync } from 'node:child_process'
import { ReleaseError } from './layout'
import type { Reload } from './server-config'

/**
 * A reloaded nginx answers with the old configuration too: its old workers keep the connections that have not asked
 * anything yet, such as a browser opens ahead, until `client_header_timeout` of `deploy/nginx.conf`. Then they end.
 */
export const SETTLE_SECONDS = 11
/** Time in which a reloaded server must tell at its health address that it has the new configuration. */
const HEALTH_MS = 15_000
const ASK_EVERY_MS = 200

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))

/** @returns what the health address answers; an empty text when nobody does. */
const ask = (address: string): Promise<string> =>
  fetch(address, { signal: AbortSignal.timeout(2_000), headers: { connection: 'close' } }).then(
    (answer) => answer.text(),
    () => '',
  )

async function untilRead(address: string, version: string): Promise<void> {
  let answer = ''
  for (const end = Date.now() + HEALTH_MS; Date.now() < end;) {
    answer = await ask(address)
    if (answer.includes(version)) return
    await pause(ASK_EVERY_MS)
  }
  throw new ReleaseError(
    `服务器没有读到新的配置 ${version}：${address} 回答“${answer.trim().slice(0, 60)}”。看它的错误日志，修好后再运行一次`,
  )
}

/**
 * @param command what makes the web server read its configuration, for the shell; `undefined`: nobody needs to.
 * @param health its health address, which is asked until it tells the new configuration.
 * @param settle seconds until no worker with the old configuration answers any more.
 * @returns runs it; throws ReleaseError, naming the command, when it fails.
 */
export function reloadBy(command: string | undefined, health: string | undefined, settle: number): Reload {
  if (command === undefined) return undefined
  return async (version) => {
    const { status, signal } = spawnSync(command, { shell: true, stdio: 'inherit' })
    if (status !== 0)
      throw new ReleaseError(
        `让服务器重新读取配置的命令失败了（${signal ? `信号 ${signal}` : `退出码 ${status}`}）：“${command}”。改正命令或修好服务器，再运行一次：那时会重新读取`,
      )
    if (health) await untilRead(health, version)
    await pause(settle * 1_000)
  }
}
