import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { acceptedFindings } from '../../tools/supply-chain/accepted-findings'
import { licenceList } from '../../tools/supply-chain/licence-list'
import { lockEntries } from '../../tools/supply-chain/lock-file'
import { findingsOf, reviewAudit } from '../../tools/supply-chain/review-audit'

const entries = lockEntries(process.cwd())
const guide = readFileSync('docs/supply-chain.md', 'utf8')

describe('the lock file', () => {
  test('pins every package by checksum and names no address of its own', () => {
    expect(entries.length).toBeGreaterThan(1000)
    expect(entries.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name)).toEqual([])
    const unpinned = entries.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    // Prebuilt parts for other platforms, which `tools/supply-chain/complete-lock.mjs` adds.
    expect(unpinned.filter(({ optional }) => !optional).map(({ name }) => name)).toEqual([])
  })

  test('holds the parts for every platform: without one of them npm ci refuses the file', () => {
    const names = new Set(entries.map(({ name }) => name))
    const missing = entries.flatMap(({ optionalDependencies }) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    )
    expect(missing.length && `${missing.join('、')}：运行 node tools/supply-chain/complete-lock.mjs`).toBe(0)
    const anywhere = entries.filter(({ integrity, os, cpu }) => !integrity && !os?.length && !cpu?.length)
    expect(anywhere.map(({ name }) => name)).toEqual([])
  })

  test('package.json names exact versions', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
    const loose = ['dependencies', 'devDependencies'].flatMap((field) =>
      Object.entries(manifest[field] ?? {}).filter(
        ([, range]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range),
      ),
    )
    expect(loose).toEqual([])
  })
})

describe('accepted findings', () => {
  test.each(acceptedFindings)('$id $package: is still installed, has a reason, and stands in the guide', (finding) => {
    const installed = entries.filter(({ name }) => name === finding.package).map(({ version }) => version)
    for (const version of finding.versions) expect(installed).toContain(version)
    expect(finding.reason.length).toBeGreaterThan(8)
    const row = guide.split('\n').find((line) => line.includes(`[${finding.id}]`))
    expect(row).toContain(`${finding.package} ${finding.versions[0]}`)
    expect(row).toContain(`| ${finding.severity} |`)
  })

  test('the guide lists no others', () => {
    const listed = [...guide.matchAll(/^\| \[(GHSA-[\w-]+)\]/gm)].map(([, id]) => id)
    expect(listed).toEqual(acceptedFindings.map(({ id }) => id))
  })
})

describe('npm run audit', () => {
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

  test('reads each advisory once, not the packages that only depend on one', () => {
    expect(findingsOf(report).map(({ id, package: name }) => `${id} ${name}`)).toEqual([
      'GHSA-pxg6-pf52-xh8x cookie',
      'GHSA-aaaa-bbbb-cccc gatsby',
    ])
  })

  test('names what nobody has reviewed, and what has gone', () => {
    const [cookie, tmp] = acceptedFindings
    const { fresh, gone } = reviewAudit(report, [cookie!, tmp!])
    expect(fresh.map(({ id }) => id)).toEqual(['GHSA-aaaa-bbbb-cccc'])
    expect(gone).toEqual([tmp])
  })
})

describe('the licence list', () => {
  test('is that of the lock file (npm run licences)', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList(process.cwd()))
  })

  test('names the SDKs apart, and none of them among the others', () => {
    const [, sdks = '', others = ''] =
      /## 如视 SDK[^]*?\n([^]*?)\n## 各种许可的数目([^]*)$/.exec(licenceList(process.cwd())) ?? []
    for (const name of ['@realsee/five', '@realsee/dnalogel', '@realsee/vreo', '@realsee/five-v5'])
      expect(sdks).toContain(`\`${name}\``)
    expect(others).not.toContain('@realsee/')
  })
})
