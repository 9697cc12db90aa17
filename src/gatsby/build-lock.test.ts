import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeBuildLock } from './build-lock'
import { tempFolder } from '../../tests/support/temp-folder'

describe('the lock of a checkout', () => {
  test('holds off a second run while the first lives, and names it', () => {
    const folder = tempFolder('lock')
    expect(takeBuildLock(folder)).toBeUndefined()
    const file = join(folder, 'node_modules/.cache/docs/build.lock')
    writeFileSync(file, String(process.ppid))
    expect(takeBuildLock(folder)).toContain(`已有一次构建或预览在运行（进程 ${process.ppid}）`)
  })

  test('a lock that a killed run has left does not count', () => {
    const folder = tempFolder('lock')
    expect(takeBuildLock(folder)).toBeUndefined()
    const gone = spawnSync('true').pid
    for (const left of [String(gone), '', 'noise']) {
      writeFileSync(join(folder, 'node_modules/.cache/docs/build.lock'), left)
      expect(takeBuildLock(folder)).toBeUndefined()
    }
  })
})
