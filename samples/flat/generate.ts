import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { archive } from './archive'
import { buildFlat } from './build-flat'
import { MANIFEST, OUTPUT, ARCHIVE, sourceDigest } from './published'

const check = process.argv.includes('--check')
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function main(): Promise<void> {
  const files = await buildFlat((file) => process.stdout.write(`生成 ${file}\n`))
  const all = new Map([...files].map(([name, bytes]) => [join(OUTPUT, name), bytes]))
  all.set(ARCHIVE, archive(files))
  const manifest = {
    source: sourceDigest(),
    files: Object.fromEntries(
      [...all]
        .map(([path, bytes]): [string, string] => [relative(process.cwd(), path).split(sep).join('/'), sha256(bytes)])
        .sort(),
    ),
  }
  if (check) {
    const different = [...all].filter(([path, bytes]) => !readFileSync(path).equals(bytes)).map(([path]) => path)
    if (different.length > 0) throw new Error(`与已发布的文件不同：\n${different.join('\n')}`)
    process.stdout.write(`${all.size} 个文件与已发布的逐字节相同\n`)
    return
  }
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(OUTPUT, { recursive: true })
  for (const [path, bytes] of all) writeFileSync(path, bytes)
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  const size = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  process.stdout.write(
    `${readdirSync(OUTPUT).length} 个文件，共 ${size} 字节；压缩包 ${all.get(ARCHIVE)!.length} 字节\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
