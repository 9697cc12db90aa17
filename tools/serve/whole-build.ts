import { statSync } from 'node:fs'
import { buildFile } from '../../src/outputs/complete'
import { readBuild } from './read-build'

function faultOf(publicDir: string): string | undefined {
  try {
    readBuild(publicDir)
    return undefined
  } catch (error) {
    return `${(error as Error).message}。正在构建的话，等它结束再刷新`
  }
}

/**
 * Watches a built site by the mark that its build leaves at its end and takes away at its start.
 * @returns tells, whenever it is asked, why the folder is not one whole build; `undefined` when it is one.
 */
export function watchBuild(publicDir: string): () => string | undefined {
  const markTime = (): number | undefined => statSync(buildFile(publicDir), { throwIfNoEntry: false })?.mtimeMs
  let seen = markTime()
  let fault = faultOf(publicDir)
  return () => {
    const time = markTime()
    if (time !== seen) fault = faultOf(publicDir)
    seen = time
    return fault
  }
}
