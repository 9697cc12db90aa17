import type { CodeFile } from '../code-file'
import type { Place } from '../types'

/** Finds a pitfall in a file of code. @param all every file of code that was given. */
export type Rule = (file: CodeFile, all: CodeFile[]) => Place[]

/** Finds a pitfall in a JSON file. */
export type DataRule = (path: string, data: unknown, text: string) => Place[]
