import { fetchFile } from './fetch-text'

/**
 * Imports a script that is large. It is fetched before, and then in the browser's cache: of a script nobody hears whether
 * its parts come, and browsers remember that it failed.
 * @param address of a module that imports no other
 * @throws as {@link fetchFile}; the next call asks anew.
 */
export async function importWhole<Module>(address: string): Promise<Module> {
  await fetchFile(address)
  return import(/* webpackIgnore: true */ address) as Promise<Module>
}
