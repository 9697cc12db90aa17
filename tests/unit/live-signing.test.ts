import { beforeAll, describe, expect, test } from '@jest/globals'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { crc32 } from 'node:zlib'
import ts from 'typescript'
import { collectFences, type Fence } from '../../src/demos/fences'
import { listen } from '../support/local-server'
import { tempFolder } from '../support/temp-folder'
import { writeFiles } from '../support/write-files'

/**
 * The signing functions on live/preparation/aksk, as a reader copies them, give the signatures that the page prints.
 * Node.js always runs; Java and Go run where their tools are.
 */
const PAGE = 'content/docs/live/preparation/aksk.mdx'
const KEY = 'demo-app-key'
const SECRET = 'demo-app-secret'
const TIME = 1700000000

interface Vector {
  method: string
  path: string
  data: Record<string, string>
  body_crc32: number
  sign: string
}

const { fences } = collectFences(process.cwd(), [PAGE])
const blockWith = (title: string): Fence => {
  const found = fences.find(({ meta }) => meta.title === title)
  if (!found) throw new Error(`${PAGE} has no block “${title}”`)
  return found
}
const vectors = JSON.parse(blockWith('sign-vectors.json').code) as Vector[]
const expected = vectors.map(({ sign }) => `${KEY}:${sign}:${TIME}`)

/** Lines that a program printed, decoded from Base64. */
const decode = (output: string): string[] =>
  output
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line, 'base64').toString('utf8'))
const has = (tool: string, ...args: string[]): boolean => spawnSync(tool, args).status === 0
const quote = (text: string): string => JSON.stringify(text)

let folder = ''
const put = (name: string, text: string): void => writeFiles(folder, { [name]: text })
const run = (tool: string, ...args: string[]): string =>
  execFileSync(tool, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'on' },
  })

beforeAll(() => {
  folder = tempFolder('live-signing')
})

describe('the signing samples give the signatures of the page', () => {
  test('Node.js', () => {
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
    put(
      'sign.mjs',
      ts.transpileModule(blockWith('server/realsee-sign.ts').code, { compilerOptions: options }).outputText,
    )
    const calls = vectors.map(({ method, path, data }) => ({
      appKey: KEY,
      appSecret: SECRET,
      method,
      path,
      // Where there is nothing to send, the argument is left out.
      ...(Object.keys(data).length && { data }),
      timestamp: TIME,
    }))
    put(
      'main.mjs',
      `import { authorization } from './sign.mjs'\nfor (const call of ${JSON.stringify(calls)}) console.log(authorization(call))`,
    )
    const output = run(process.execPath, 'main.mjs')
    expect(decode(output)).toEqual(expected)
    const printed = fences.map(({ code }) => code.trim())
    expect(printed).toContain(output.split('\n')[0])
  })

  test('the request carries the very text that was signed', async () => {
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
    const source = blockWith('server/old-voice-sign.ts').code.replace("'./realsee-sign'", "'./sign.mjs'")
    put('old-voice-sign.mjs', ts.transpileModule(source, { compilerOptions: options }).outputText)
    // The address parser writes the apostrophe as %27, whatever is passed; the page says so
    const awkward = vectors.at(-1)!.data.line!.replaceAll("'", '')
    let seen = { query: '', authorization: '' }
    const server = createServer((request, response) => {
      const query = request.url!.slice(request.url!.indexOf('?') + 1)
      seen = { query, authorization: request.headers.authorization! }
      response.end('{}')
    })
    const { origin, stop } = await listen(server)
    put(
      'ask.mjs',
      `import { oldVoiceSign } from './old-voice-sign.mjs'\nawait oldVoiceSign(${quote(origin)}, '1', ${quote(awkward)})`,
    )
    const child = spawn(process.execPath, ['ask.mjs'], {
      cwd: folder,
      env: { ...process.env, REALSEE_APP_KEY: KEY, REALSEE_APP_SECRET: SECRET },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await new Promise((done) => child.on('close', done))
    await stop()
    const [key, sign, time] = decode(seen.authorization)[0]!.split(':')
    const salt = createHash('md5').update(`${KEY}${SECRET}${time}`).digest('hex').toUpperCase()
    // The gateway has nothing but the address: sorted, as it stands there
    const text = `body_crc32=${crc32(seen.query.split('&').sort().join('&'))}method=GETurl=/sdk/open/live/voice/sign.json`
    expect(key).toBe(KEY)
    expect(sign).toBe(createHmac('sha256', salt).update(text).digest('hex').toUpperCase())
  })

  const java = has('java', '-version') && has('javac', '-version')
  ;(java ? test : test.skip)(`Java${java ? '' : ' (skipped: no JDK here)'}`, () => {
    put('RealseeSign.java', blockWith('RealseeSign.java').code)
    const calls = vectors.map(({ method, path, data }) => {
      const pairs = Object.entries(data).flatMap((pair) => pair.map(quote))
      const args = [KEY, SECRET, method, path].map(quote).join(', ')
      return `System.out.println(RealseeSign.authorization(${args}, java.util.Map.of(${pairs.join(', ')}), ${TIME}L));`
    })
    put('Main.java', `class Main { public static void main(String[] args) throws Exception { ${calls.join('\n')} } }`)
    run('javac', '-encoding', 'UTF-8', 'RealseeSign.java', 'Main.java')
    expect(decode(run('java', '-cp', '.', 'Main'))).toEqual(expected)
  })

  const go = has('go', 'version')
  ;(go ? test : test.skip)(`Go${go ? '' : ' (skipped: no Go here)'}`, () => {
    put('go.mod', 'module example.com/tour\n\ngo 1.18\n')
    put('realsee/sign.go', blockWith('realsee/sign.go').code)
    const calls = vectors.map(({ method, path, data }) => {
      const pairs = Object.entries(data).map(([name, value]) => `${quote(name)}: ${quote(value)}`)
      const args = [KEY, SECRET, method, path].map(quote).join(', ')
      return `fmt.Println(realsee.Authorization(${args}, map[string]string{${pairs.join(', ')}}, ${TIME}))`
    })
    const imports = 'import (\n"fmt"\n"example.com/tour/realsee"\n)'
    put('main.go', `package main\n\n${imports}\n\nfunc main() {\n${calls.join('\n')}\n}\n`)
    expect(decode(run('go', 'run', '.'))).toEqual(expected)
  })
})

test('the page explains its numbers: the checksums and the salt are those of the algorithm', () => {
  const salt = createHash('md5').update(`${KEY}${SECRET}${TIME}`).digest('hex').toUpperCase()
  expect(readFileSync(PAGE, 'utf8')).toContain(salt)
  for (const { data, body_crc32 } of vectors) {
    const names = Object.keys(data).sort()
    expect(crc32(names.map((name) => `${name}=${encodeURIComponent(data[name]!)}`).join('&'))).toBe(body_crc32)
  }
})
