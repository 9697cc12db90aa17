import { FILE_TIMEOUT_MS } from '../site/timeouts'

/** Fails, with no error, when a file has had its time: a browser waits for a script or a style sheet for ever. */
export const late = (): Promise<never> => new Promise((_, fail) => setTimeout(fail, FILE_TIMEOUT_MS))

/** What is put after the address of a script that has failed: a browser joins a request for the same one that hangs. */
const ends: Record<string, string> = {}

/**
 * @param address of a script of its own, which is asked for anew after a failure
 * @param use what is done with it, within its time
 * @throws what `use` throws; nothing when the script does not come in time
 */
export async function importAnew<Module, Result>(
  address: string,
  use: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  const end = ends[address] ?? ''
  const used = (import(/* webpackIgnore: true */ address + end) as Promise<Module>).then(use)
  return Promise.race([used, late()]).catch((error: unknown) => {
    ends[address] = `${end}?1`
    throw error
  })
}
