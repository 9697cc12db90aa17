import type { Pitfall } from '../../../src/publish/agents/pitfalls'

/** What is to be checked, and against what. */
export interface Job {
  files: Record<string, string>
  product: string
  /** Folder whose `node_modules` has the packages. */
  project: string
  pitfalls: Pitfall[]
  /** Declarations of packages that nobody can install, by name of the package. */
  declarations: Record<string, { version: string; text: string }>
  /** Schemas of scripts: what any version of the player takes, and what the installable one takes. */
  schemas: { any: object; installable?: object | undefined }
}

/** Something wrong, with its place. */
export interface Finding {
  path: string
  line: number
  /** Id of a pitfall, or a code of the compiler: `TS2345`. */
  rule: string
  message: string
  cure?: string | undefined
  page?: string | undefined
}

/** What came of a check. */
export interface Report {
  findings: Finding[]
  /** What it was checked against. */
  versions: string[]
  /** What was not checked, and why. */
  notes: string[]
}

/** Where a rule found its pitfall. */
export interface Place {
  line: number
  /** What is wrong there in particular. */
  detail?: string
}
