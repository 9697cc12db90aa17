import { readFileSync } from 'node:fs'

/** @returns a text as everything here reads it: lines end with LF, whatever the editor wrote, and no byte order mark. */
export const normalized = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

/** Reads a text that an author wrote (UTF-8). @throws when there is no such file. */
export const readText = (file: string): string => normalized(readFileSync(file, 'utf8'))
