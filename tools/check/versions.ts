/** A version in its parts. */
interface Version {
  numbers: number[]
  /** Parts after the hyphen; a version with any is older than the same one without. */
  pre: string[]
}

function parseVersion(text: string): Version {
  const [core = '', pre = ''] = text.replace(/\+.*$/, '').split(/-(.*)/s)
  return { numbers: core.split('.').map(Number), pre: pre ? pre.split('.') : [] }
}

const comparePart = (a: string, b: string): number =>
  /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0

/** @returns a negative number when version `a` is older than `b` (semver.org, section 11). */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)]
  for (let index = 0; index < 3; index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0)
    if (difference) return difference
  }
  if (!left.pre.length || !right.pre.length) return right.pre.length - left.pre.length
  for (let index = 0; index < Math.max(left.pre.length, right.pre.length); index++) {
    const [one, other] = [left.pre[index], right.pre[index]]
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1
    const difference = comparePart(one, other)
    if (difference) return difference
  }
  return 0
}

/** @returns the first part in which two versions differ. */
export function stepOf(written: string, installed: string): 'major' | 'minor' | 'patch' {
  const [a, b] = [parseVersion(written).numbers, parseVersion(installed).numbers]
  return a[0] !== b[0] ? 'major' : a[1] !== b[1] ? 'minor' : 'patch'
}
