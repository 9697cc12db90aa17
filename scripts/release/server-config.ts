import { join } from 'node:path'
import { replaceFile } from './layout'
import { allows, unionPolicies } from './policy'
import { writeState, type ReleaseState } from './state'

/** Makes the web server read its configuration again and returns when it has; `undefined`: nobody needs to. */
export type Reload = (() => Promise<void>) | undefined

/** @returns the policy as an nginx `map`, for the level of `http`: it is sent with documents only. */
const nginxMap = (policy: string): string =>
  `# 由发布生成（docs/deployment.md）\nmap $sent_http_content_type $docs_csp {\n    default "";\n    "~^text/html" "${policy}";\n}\n`

/** Writes what the web server's configuration includes. */
export const writeServerConfig = (base: string, policy: string): void =>
  replaceFile(join(base, 'csp.conf'), nginxMap(policy))

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
  if (state.loaded && allows(state.loaded.policy, policy)) return
  // Until the reload has ended nobody knows what the server has read: a release that fails or is killed now is made up
  // for by the next
  delete state.loaded
  writeState(base, state)
  writeServerConfig(base, policy)
  if (!reload) return
  await reload()
  state.loaded = { policy }
  writeState(base, state)
}
