const NUMERIC = new Intl.Collator('en', { numeric: true })

/** `5.0.0-alpha.212` → `5.0.0` and `alpha.212`; a version with the latter is older than the same one without. */
const parts = (version: string): [core: string, pre: string] => {
  const [core = '', pre = ''] = version.replace(/\+.*$/, '').split(/-(.*)/s)
  return [core, pre]
}

/** @returns a negative number when version `a` is older than `b` (semver.org, section 11). */
export function compareVersions(a: string, b: string): number {
  const [[core, pre], [otherCore, otherPre]] = [parts(a), parts(b)]
  return NUMERIC.compare(core, otherCore) || Number(!pre) - Number(!otherPre) || NUMERIC.compare(pre, otherPre)
}
