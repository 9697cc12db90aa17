import type { FromSandbox, ModuleText } from '../messages'

/**
 * Asks the page for the text of a module: a document without an origin has no cache in Chromium, and would fetch the SDK at
 * each run.
 * @param name path below the folder of the demos
 * @throws TypeError when it cannot be had
 */
export const askFor = (name: string): Promise<string> =>
  new Promise((done, fail) => {
    const hear = ({ data, source }: MessageEvent<Partial<ModuleText>>): void => {
      if (source !== parent || data.name !== name) return
      removeEventListener('message', hear)
      if (data.text === undefined) fail(new TypeError(name))
      else done(data.text)
    }
    addEventListener('message', hear)
    parent.postMessage({ kind: 'ask', name } satisfies FromSandbox, '*')
  })

/** @returns the address of a module's code in this document. */
export const addressOfCode = (code: string): string =>
  URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
