import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ESM } from './steps'

/** Runs Jest with the flags that its ES modules need: in `package.json` only a POSIX shell could set them. */
const jest = [join('node_modules', 'jest', 'bin', 'jest.js'), '--config', 'jest.config.mjs', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, jest, { stdio: 'inherit', env: { ...process.env, ...ESM } })
process.exitCode = status ?? 1
