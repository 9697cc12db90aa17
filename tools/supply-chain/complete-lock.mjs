/**
 * Completes package-lock.json after `npm install` against a registry mirror that does not carry the packages of other
 * platforms: npm then leaves them out of the lock file, and `npm ci` refuses such a file on every platform
 * (npm/cli#4828). Adds an entry for each optional dependency that is missing; `npm ci` skips it where it does not fit.
 *
 * Run: `node tools/supply-chain/complete-lock.mjs [lock file]`. Prints how many entries it added.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = process.argv[2] ?? 'package-lock.json'
const SYSTEMS = ['darwin', 'win32', 'linux', 'freebsd', 'openbsd', 'netbsd', 'android', 'openharmony', 'sunos', 'aix']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
const { packages } = lock

/** @returns whether node would find `name` from inside the package at `from`. */
function resolves(from, name) {
  for (let place = from; place; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))))
    if (packages[`${place}/node_modules/${name}`]) return true
  return Boolean(packages[`node_modules/${name}`])
}

/** @returns the platform that the name of a prebuilt package tells, in npm's fields. */
function platform(name) {
  const parts = name
    .split('/')
    .pop()
    .split('-')
    .map((part) => (part === 'windows' ? 'win32' : part))
  const libc = parts.includes('gnu') ? ['glibc'] : parts.includes('musl') ? ['musl'] : undefined
  return {
    os: SYSTEMS.filter((system) => parts.includes(system)),
    cpu: PROCESSORS.filter((processor) => parts.includes(processor)),
    ...(libc && { libc }),
  }
}

let added = 0
for (const [at, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(at, name)) continue
    const version = range.replace(/^[\^~]/, '')
    const { os, cpu, libc } = platform(name)
    const place = packages[`node_modules/${name}`] ? `${at}/node_modules/${name}` : `node_modules/${name}`
    packages[place] = { version, ...(entry.dev && { dev: true }), optional: true, os, cpu, ...(libc && { libc }) }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${LOCK}：补上 ${added} 个条目`)
