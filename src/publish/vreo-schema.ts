import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { absoluteUrl, files } from '../site/routes'
import { writeOutput } from './write'

const UNION = 'static/schemas/vreo-script.schema.json'
/** How the schema says that only the second generation reads a field. */
const SECOND_ONLY = /^仅 2\.x/
/** How it says that the first generation takes a certain number of items. */
const FIRST_COUNT = /0\.1\.6 只认 (\d+) 个/

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const describedAs = (value: Json | undefined, words: RegExp): RegExpExecArray | null =>
  value && typeof value === 'object' && !Array.isArray(value) && typeof value.description === 'string'
    ? words.exec(value.description)
    : null

/** Leaves out what 0.1.6 does not read. */
function strict(value: Json): Json {
  if (Array.isArray(value)) return value.map(strict)
  if (!value || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([, inner]) => !describedAs(inner, SECOND_ONLY))
  const count = describedAs(value, FIRST_COUNT)?.[1]
  return {
    ...Object.fromEntries(kept.map(([key, inner]) => [key, strict(inner)])),
    ...(count && { maxItems: Number(count) }),
  }
}

/**
 * @param union the schema of scripts for both generations of vreo.
 * @returns the schema of scripts for 0.1.6, which refuses what this version ignores.
 */
export function firstGenerationSchema(union: Record<string, Json>): Record<string, Json> {
  return {
    ...(strict(union) as Record<string, Json>),
    $id: absoluteUrl(files.vreoFirst),
    title: '空间导览 vreo 0.1.6 的剧本',
    description: '只收 @realsee/vreo 0.1.6 会读的字段：写给 2.x 的，这里会指出来。',
  }
}

/** Writes the schema for 0.1.6 beside the one for both generations. */
export function writeVreoSchema(root: string): void {
  const file = join(root, UNION)
  if (!existsSync(file)) return
  const union = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Json>
  writeOutput(root, files.vreoFirst, `${JSON.stringify(firstGenerationSchema(union), null, 2)}\n`)
}
