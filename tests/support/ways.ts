import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A way that a reader walks, as `tests/fixtures/ways.yaml` tells. */
interface Way<Name = string | RegExp> {
  task: string
  desk: Name[]
  phone?: Name[]
  to: string
}

const named = (name: string): string | RegExp => (/^\/.*\/$/.test(name) ? new RegExp(name.slice(1, -1)) : name)

export const WAYS: Way[] = (parse(readFileSync('tests/fixtures/ways.yaml', 'utf8')) as Way<string>[]).map((way) => ({
  ...way,
  desk: way.desk.map(named),
  phone: way.phone?.map(named),
}))
