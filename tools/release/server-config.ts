import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFile } from './layout'
import { nginxFiles, type NginxFiles } from './nginx-files'
import { allows, unionPolicies } from './policy'
import { writeState, type ReleaseState } from './state'

/**
 * Makes the web server read its configuration again and returns when it has; `undefined`: nobody needs to.
 * @param version what the server's health address tells when it has read this configuration.
 */
export type Reload = ((version: string) => Promise<void>) | undefined

/** Writes what the web server's configuration includes. */
export function writeServerConfig(base: string, { files }: NginxFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    replaceFile(join(base, path), text)
  }
}

/**
 * Before pages of a version are sent, their policy must be, together with that of the pages which are sent now. The
 * server reloads only when it has not surely read what is needed: each reload costs connections.
 * @param own policy of the version that comes.
 * @param old policy of the one that is served.
 */
export async function announcePolicy(
  base: string,
  state: ReleaseState,
  own: string,
  old: string | undefined,
  reload: Reload,
): Promise<void> {
  const policy = old ? unionPolicies(own, old) : own
  const config = nginxFiles(policy)
  const { loaded } = state
  if (loaded?.rules === config.rules && allows(loaded.policy, policy)) return
  // Until the reload has ended nobody knows what the server has read: a release that fails or is killed now is made up
  // for by the next
  delete state.loaded
  writeState(base, state)
  writeServerConfig(base, config)
  if (!reload) return
  await reload(config.version)
  state.loaded = { policy, rules: config.rules }
  writeState(base, state)
}
