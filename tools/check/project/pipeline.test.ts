import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolder } from '../../../tests/support/temp-folder'
import { elementIdFaults } from './element-ids'
import { historyFaults } from './history'
import { pipelineFaults } from './pipeline'
import { sampleDataFaults } from './sample-data'
import { schemaFaults, versionFaults } from './versions'

const root = tempFolder('pipeline')
const lay = (file: string, text: string, mode = 0o755): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  chmodSync(join(root, file), mode)
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const told = (): string[] =>
  [
    ...pipelineFaults(root),
    ...historyFaults(root),
    ...sampleDataFaults(root),
    ...elementIdFaults(root),
    ...versionFaults(root, '1.0.0'),
  ].map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`)

const SHA = 'a'.repeat(40)
const CI = '.github/workflows/ci.yml'
const WORKFLOW = `on:\n  schedule:\n    - cron: '1 2 * * 1'\njobs:\n  check:\n    steps:\n      - uses: a/b@${SHA} # v1\n  site:\n    needs: check\n`
const IMAGE = 'FROM a AS build\nCOPY --from=build /x /y\nCOPY . .\n'
const BUILD = `${WORKFLOW}    steps:\n      - uses: actions/checkout@${SHA}\n        with:\n          fetch-depth: 0\n      - run: npm run build\n      - uses: actions/upload-artifact@${SHA}\n        with:\n          name: site\n  release:\n    steps:\n      - run: gh run download "$RUN" --name site\n`
const TOUR = 'samples/live-tour/package.json'

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  lay(CI, BUILD)
  lay('.dockerignore', 'node_modules\n')
  lay('Dockerfile', IMAGE)
  lay('.npmrc', 'fund=false\n')
  lay('deploy/nginx.conf', 'include nginx/site.conf; # 全部；都在\n')
  lay('deploy/nginx/site.conf', '')
  lay('deploy/up.sh', '#!/bin/sh\necho\n')
  lay('package.json', '{\n  "version": "1.0.0",\n  "dependencies": { "ws": "8.0.0" }\n}\n')
  lay(TOUR, '{\n  "dependencies": {\n    "ws": "8.0.0"\n  }\n}\n')
  lay('samples/live-tour/index.html', '<p id="view"></p>')
  lay('samples/live-tour/src/main.ts', "find('#view')\n")
  lay('static/samples/flat/a.webp', '')
  lay('static/samples/tour/day.json', '{\n  "a": "../flat/a.webp",\n  "b": "/flat/a.webp"\n}\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('what is sound is not told', () => expect(told()).toEqual([]))

test.each([
  ['samples/live-tour/src/main.ts', "a()\nfind('#veiw')\n", 'samples/live-tour/src/main.ts:2', '是不是 #view？'],
  ['deploy/nginx/site.conf', 'log_format a "$status $remote_addr";\n', 'deploy/nginx/site.conf:1', 'remote_addr'],
  [CI, WORKFLOW.replace(SHA, 'v7'), `${CI}:7`, '40 位的提交散列'],
  [CI, WORKFLOW.replace('needs: check', 'needs: chek'), `${CI}:9`, '是不是 check？'],
  [CI, BUILD.replace('fetch-depth: 0', 'persist-credentials: false'), `${CI}:11`, 'fetch-depth: 0'],
  [CI, BUILD.replace('--name site', '--name sites'), `${CI}:20`, '留下的有：site'],
  ['.dockerignore', 'node_modules\n.git\n', '.dockerignore:2', '删掉这一行'],
  [
    CI,
    BUILD.replace(
      '      - run: npm run build',
      '      - run: npm run build\n        env:\n          CONTENT_ERRORS: warn',
    ),
    `${CI}:16`,
    '删掉 CONTENT_ERRORS',
  ],
  ['deploy/nginx.conf', 'client_header_timeout 30s;\n', 'deploy/nginx.conf:1', '发布只等 11 秒'],
  [
    'package.json',
    '{\n  "version": "1.0.0",\n  "dependencies": { "zod": "^8.0.0" }\n}\n',
    'package.json:3',
    '写成 8.0.0',
  ],
  ['.dockerignore', 'content/\n', '.dockerignore:1', '镜像里没有 content'],
  ['Dockerfile', IMAGE.replace('=build', '=biuld'), 'Dockerfile:2', '是不是 build？'],
  ['Dockerfile', 'EXPOSE 8080\nCMD curl http://127.0.0.1/robots.txt\n', 'Dockerfile:2', '写成 :8080'],
  ['.npmrc', '//a.example/:_authToken=abc\n', '.npmrc:1', '作废'],
  ['deploy/nginx.conf', 'include nginx/sites.conf;\n', 'deploy/nginx.conf:1', '是不是 site.conf？'],
  ['deploy/nginx.conf', 'client_max_body_size 1kb;\n', 'deploy/nginx.conf:1', '写成 1k'],
  ['deploy/nginx.conf', 'types {\n  text/plain .ts;\n}\n', 'deploy/nginx.conf:2', '写成 ts'],
  ['deploy/up.sh', '#!/bin/sh\nfor one in "$out/*.txt"; do\n  echo\ndone\n', 'deploy/up.sh:2', '写在引号外面'],
  ['deploy/nginx.conf', 'pid a；\n', 'deploy/nginx.conf:1', '改成半角的 ;'],
  [
    'deploy/nginx/site.conf',
    'server {\n  include nginx/headers.conf;\n  location / {\n    add_header A b;\n  }\n}\n',
    'deploy/nginx/site.conf:4',
    '移到外层',
  ],
  ['deploy/up.sh', '#!/bin/sh\r\necho\r\n', 'deploy/up.sh:1', '换行改成 LF'],
  ['package.json', '{\n  "version": "1.0.1"\n}\n', 'package.json:2', '写同一个版本'],
  [TOUR, '{\n  "dependencies": {\n    "ws": "7.0.0"\n  }\n}\n', `${TOUR}:3`, '改成 8.0.0'],
  [
    'static/samples/tour/day.json',
    '{\n  "a": "../flat/b.webp"\n}\n',
    'static/samples/tour/day.json:2',
    '是不是 static/samples/flat/a.webp？',
  ],
])('%s: %j', (file, text, place, words) => {
  lay(file, text)
  expect(told()).toEqual([expect.stringMatching(new RegExp(`^${escaped(place)} .*${escaped(words)}`))])
})

test('a script that may not run', () => {
  lay('deploy/up.sh', '#!/bin/sh\necho\n', 0o644)
  expect(told()).toEqual([expect.stringMatching(/^deploy\/up\.sh:1 .*chmod \+x deploy\/up\.sh/)])
})

test('a schema that is not as it is generated', () => {
  lay('a.json', '{ "type": "array" }')
  expect(schemaFaults(root, { 'a.json': { type: 'array' } })).toEqual([])
  expect(schemaFaults(root, { 'a.json': { type: 'object' } })).toMatchObject([
    { file: 'a.json', remedy: expect.stringContaining('npm run schemas') as unknown },
  ])
})
