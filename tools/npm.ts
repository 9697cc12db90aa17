import { spawnSync, type SpawnSyncOptionsWithStringEncoding, type SpawnSyncReturns } from 'node:child_process'

/** Runs npm to its end. On Windows it is a script, which only a shell starts. */
export const npm = (
  args: string[],
  options: Partial<SpawnSyncOptionsWithStringEncoding> = {},
): SpawnSyncReturns<string> =>
  spawnSync('npm', args, { encoding: 'utf8', ...options, shell: process.platform === 'win32' })
