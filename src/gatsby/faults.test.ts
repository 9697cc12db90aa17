import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { takeBuildLock } from './build-lock'
import { describeFault, lackOfSpace } from './faults'
import { tempFolder } from '../../tests/support/temp-folder'

const root = tempFolder('faults')

/** The error of a call that must fail. */
function errorOf(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

describe('errors of the file system, as the author reads them', () => {
  test('a full disk', () => {
    const full = openSync('/dev/full', 'w')
    expect(
      describeFault(
        errorOf(() => writeSync(full, 'x')),
        root,
      ),
    ).toBe('磁盘满了（ENOSPC，write）。清出空间后重新构建')
    closeSync(full)
  })

  test('a folder where a file should be, a missing file, links in a circle: with the path from the root', () => {
    symlinkSync('circle', join(root, 'circle'))
    const messages = ['.', 'none.txt', 'circle'].map((name) =>
      describeFault(
        errorOf(() => readFileSync(join(root, name))),
        root,
      ),
    )
    expect(messages[0]).toContain('应该是文件的地方是一个文件夹')
    expect(messages[1]).toContain('文件不见了：none.txt（ENOENT，open）')
    expect(messages[2]).toContain('符号链接绕成了圈：circle（ELOOP，open）')
  })

  test('other errors are not explained away', () => {
    expect(describeFault(new TypeError('x is not a function'), root)).toBeUndefined()
  })
})

// A disk of 16 MB needs a mount, which needs a user namespace
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
const small = canMount ? test : test.skip
small(
  `a disk that is too small for a build is noticed before${canMount ? '' : ' (skipped: no user namespaces here)'}`,
  () => {
    expect(lackOfSpace(root)).toBeUndefined()
    const script = `import { lackOfSpace } from ${JSON.stringify(join(process.cwd(), 'src/gatsby/faults.ts'))}; console.log(lackOfSpace(process.argv[2]))`
    const file = join(root, 'space.mts')
    writeFileSync(file, script)
    const { stdout, stderr } = spawnSync(
      'unshare',
      [
        '-rm',
        'sh',
        '-c',
        'mount -t tmpfs -o size=16m none /mnt && exec "$0" --import tsx "$1" /mnt',
        process.execPath,
        file,
      ],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    )
    expect(stdout + stderr).toContain('磁盘只剩 16 MB，一次构建需要 192 MB。清出空间后重新构建；public/ 没有变动')
  },
)

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
