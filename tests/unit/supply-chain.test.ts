import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reviewAudit } from '../../tools/supply-chain/review-audit'

/** The parts of an entry of `package-lock.json` (version 3) that are looked at. */
interface LockEntry {
  resolved?: string
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

describe.each(['.', 'tests/openapi', 'tests/engines'])('the lock file of %s', (folder) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const entries = Object.entries(packages).filter(([at]) => at.includes('node_modules/'))
  const where = (holds: (entry: LockEntry) => boolean): string[] =>
    entries.filter(([, entry]) => holds(entry)).map(([at]) => at)

  test('pins every package by checksum and names no address of its own', () => {
    expect(entries.length).toBeGreaterThan(50)
    expect(where(({ resolved }) => resolved !== undefined)).toEqual([])
    // Without a checksum: prebuilt parts for other platforms, which `tools/supply-chain/complete-lock.mjs` adds
    expect(where(({ integrity, optional }) => !integrity?.startsWith('sha512-') && !optional)).toEqual([])
  })

  test('holds the parts for every platform: without one of them npm ci refuses the file', () => {
    const names = new Set(entries.map(([at]) => at.split('node_modules/').at(-1)))
    const missing = entries.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    )
    expect(
      missing.length &&
        `${missing.join('、')}：运行 node tools/supply-chain/complete-lock.mjs ${folder}/package-lock.json`,
    ).toBe(0)
    expect(where(({ integrity, os, cpu }) => !integrity && !os?.length && !cpu?.length)).toEqual([])
  })

  test('package.json names exact versions', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >
    const loose = ['dependencies', 'devDependencies'].flatMap((field) =>
      Object.entries(manifest[field] ?? {}).filter(
        ([, range]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range),
      ),
    )
    expect(loose).toEqual([])
  })
})

test('npm run audit names each advisory that nobody has reviewed once, and what has gone', () => {
  const advisory = (id: string, name: string) => ({
    name,
    title: 't',
    severity: 'high',
    range: '<2',
    url: `https://github.com/advisories/${id}`,
  })
  const report = {
    vulnerabilities: {
      cookie: { via: [advisory('GHSA-pxg6-pf52-xh8x', 'cookie')] },
      gatsby: { via: ['cookie', advisory('GHSA-aaaa-bbbb-cccc', 'gatsby')] },
      other: { via: [advisory('GHSA-aaaa-bbbb-cccc', 'gatsby')] },
    },
  }
  const { fresh, gone } = reviewAudit(report, '| [GHSA-pxg6-pf52-xh8x](…) |\n| [GHSA-52f5-9888-hmc6](…) |\n')
  expect(fresh).toEqual(['没有审阅过 GHSA-aaaa-bbbb-cccc  gatsby <2  [high]  t'])
  expect(gone).toEqual(['已不存在 GHSA-52f5-9888-hmc6，从 docs/supply-chain.md 的表里去掉'])
})
