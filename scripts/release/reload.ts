import { spawnSync } from 'node:child_process'
import { ReleaseError } from './layout'
import type { Reload } from './server-config'

/** A reloaded nginx answers with the old configuration until its new workers have started. */
const SETTLE_MS = 1_000

/**
 * @param command what makes the web server read its configuration, for the shell; `undefined`: nobody needs to.
 * @returns runs it; throws ReleaseError, naming the command, when it fails.
 */
export function reloadBy(command: string | undefined): Reload {
  if (command === undefined) return undefined
  return async () => {
    const { status, signal } = spawnSync(command, { shell: true, stdio: 'inherit' })
    if (status !== 0)
      throw new ReleaseError(
        `让服务器重新读取配置的命令失败了（${signal ? `信号 ${signal}` : `退出码 ${status}`}）：“${command}”。改正命令或修好服务器，再运行一次：那时会重新读取`,
      )
    await new Promise((wake) => setTimeout(wake, SETTLE_MS))
  }
}
