import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../src/site/types'
import { nearest } from '../../../src/site/nearest'
import { commandProblems } from '../command-slips'
import { asFence, fault, filesBelow, textOf } from './text'

type Found = [line: number, message: string, remedy: string]

const linesOf = (text: string): string[] => text.split('\n')
const orElse = (guess: string | undefined, otherwise: string): string => (guess ? `是不是 ${guess}？` : otherwise)

/** Which version of an action a workflow takes in, and what its jobs wait for; the rest, `workflows.ts`. */
function actionFaults(text: string): Found[] {
  const jobs = linesOf(/^jobs:\n((?:(?: .*)?\n)*)/m.exec(`${text}\n`)?.[1] ?? '').flatMap(
    (line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? [],
  )
  return linesOf(text).flatMap((line, index): Found[] => {
    const [, action, version] = /^\s*(?:- )?uses: (\S+?)@(\S+)/.exec(line) ?? []
    if (action && !action.startsWith('./') && !/^[\da-f]{40}$/.test(version ?? ''))
      return [[index + 1, `${action} 没有固定到一次提交`, '@ 后面写 40 位的提交散列，版本写在后面的注释里']]
    const needs = /^\s+needs: \[?([\w\s,-]+)\]?\s*$/.exec(line)?.[1]?.split(/,\s*/) ?? []
    return needs
      .filter((job) => !jobs.includes(job.trim()))
      .map((job): Found => [
        index + 1,
        `没有 ${job} 这个任务`,
        orElse(nearest(job, jobs), `可用的有：${jobs.join('、')}`),
      ])
  })
}

/** Stages that an image is made from: a later one names an earlier one. */
function stageFaults(text: string): Found[] {
  const stages: string[] = []
  return linesOf(text).flatMap((line, index): Found[] => {
    const from = /^\s*COPY\s+--from=(\S+)/i.exec(line)?.[1]
    const stage = /^\s*FROM\s+.*\sAS\s+(\S+)/i.exec(line)?.[1]
    if (stage) stages.push(stage)
    if (!from || stages.includes(from) || /[/:]/.test(from)) return []
    return [[index + 1, `前面没有叫 ${from} 的一段`, orElse(nearest(from, stages), `可用的有：${stages.join('、')}`)]]
  })
}

/** The port that an image is asked at for its health is one that it opens. */
function portFaults(text: string): Found[] {
  const open = [...text.matchAll(/^EXPOSE (\d+)/gm)].map(([, port]) => port!)
  return linesOf(text).flatMap((line, index): Found[] => {
    const [asked, , port = '80'] = /http:\/\/(127\.0\.0\.1|localhost)(?::(\d+))?\//.exec(line) ?? []
    if (asked === undefined || !open.length || open.includes(port)) return []
    return [[index + 1, `${asked} 问的是 ${port} 端口，镜像开的是 ${open.join('、')}`, `写成 :${open[0]}`]]
  })
}

/** Names of the files that a release makes itself (`tools/release/nginx-files.ts`). */
const MADE = ['maps.conf', 'headers.conf', 'csp.conf']
/** Variables that say who a reader is. */
const IDENTIFIES = /\$(?:remote_(?:addr|user)|http_(?:x_forwarded_for|user_agent|cookie|authorization)|cookie_\w+)\b/
const WIDE: Record<string, string> = { '；': ';', '｛': '{', '｝': '}', '“': '"', '”': '"' }

function nginxFaults(root: string, text: string): Found[] {
  const there = [...filesBelow(root, 'deploy/nginx').map((file) => file.replace(/^.*\//, '')), ...MADE]
  return linesOf(text).flatMap((line, index): Found[] => {
    const code = line.replace(/(?:^|\s)#.*$/, '')
    const wide = Object.keys(WIDE).find((sign) => code.includes(sign))
    if (wide !== undefined) return [[index + 1, `“${wide}”是全角的`, `改成半角的 ${WIDE[wide]}`]]
    const known = /^\s*log_format\b/.test(code) ? IDENTIFIES.exec(code)?.[0] : undefined
    if (known) return [[index + 1, `日志里有 ${known}，能认出是谁`, '去掉它：日志只记地址（docs/operations.md）']]
    const size = /^\s*\w+(?:_size|_max_size|_buffers?|_rate)\s.*?\b(\d+[kmg]b)\b/i.exec(code)?.[1]
    if (size) return [[index + 1, `nginx 不认识 ${size}`, `写成 ${size.slice(0, -1)}`]]
    const dotted = /^\s*[\w-]+\/[\w.+-]+\s(?:.*\s)?(\.\w+)/.exec(code)?.[1]
    if (dotted) return [[index + 1, `types 里的扩展名不带点：${dotted}`, `写成 ${dotted.slice(1)}`]]
    const name = /^\s*include nginx\/(\S+);/.exec(code)?.[1]
    if (name === undefined || there.includes(name)) return []
    return [[index + 1, `发布目录里没有 nginx/${name}`, orElse(nearest(name, there), `可用的有：${there.join('、')}`)]]
  })
}

/** A header of a location takes the place of all that it would inherit (nginx, ngx_http_headers_module). */
function headerFaults(text: string): Found[] {
  const found: Found[] = []
  const blocks: { isLocation: boolean; at: number | undefined; isWhole: boolean }[] = []
  for (const [index, line] of linesOf(text).entries()) {
    const code = line.replace(/(?:^|\s)#.*$/, '').replace(/\{\{\w+\}\}/g, '')
    const inner = blocks.at(-1)
    if (inner && /^\s*add_header\s/.test(code)) inner.at ??= index + 1
    if (inner && /^\s*include\s+nginx\/headers\.conf;/.test(code)) inner.isWhole = true
    for (const sign of code.match(/[{}]/g) ?? []) {
      if (sign === '{') blocks.push({ isLocation: /^\s*location\b/.test(code), at: undefined, isWhole: false })
      else {
        const closed = blocks.pop()
        if (closed?.isLocation && closed.at !== undefined && !closed.isWhole)
          found.push([
            closed.at,
            'location 里写了 add_header，外层的响应头（安全策略、缓存）在这里都不发了',
            '移到外层；只给这里用，就在同一个 location 里再写 include nginx/headers.conf;',
          ])
      }
    }
  }
  return found
}

const secretFaults = (text: string): Found[] =>
  linesOf(text).flatMap((line, index): Found[] =>
    /_(?:authToken|auth|password)\s*=\s*(?!\$\{)\S/.test(line)
      ? [[index + 1, '这里有令牌或密码，会进到仓库里', '删掉它并作废；要用就写 ${NPM_TOKEN}，从环境变量取']]
      : [],
  )

/** A script that a shell runs by its first line. */
function shellFaults(root: string, file: string, text: string): Found[] {
  if (!text.startsWith('#!')) return []
  if (text.includes('\r')) return [[1, '换行是 CRLF，shell 运行不了', '换行改成 LF']]
  const isFree = process.platform === 'win32' || (statSync(join(root, file)).mode & 0o100) !== 0
  return isFree
    ? []
    : [[1, '没有执行权限', `chmod +x ${file}，再提交；Windows 上：git update-index --chmod=+x ${file}`]]
}

/** @returns what is wrong with what builds, checks and serves the site. */
export function pipelineFaults(root: string): Problem[] {
  const files = ['Dockerfile', '.npmrc', ...['deploy', '.github', '.ci'].flatMap((folder) => filesBelow(root, folder))]
  return files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const text = textOf(root, file) ?? ''
      const found = [
        ...(/^\.github\/workflows\/.*\.ya?ml$/.test(file) ? actionFaults(text) : []),
        ...(file === 'Dockerfile' ? [...stageFaults(text), ...portFaults(text)] : []),
        ...(file.endsWith('.conf') ? [...nginxFaults(root, text), ...headerFaults(text)] : []),
        ...(file === '.npmrc' ? secretFaults(text) : []),
        ...shellFaults(root, file, text),
      ]
      const commands = file.endsWith('.sh') ? commandProblems(asFence(file, 'bash', text)) : []
      return [...found.map((one) => fault(file, ...one)), ...commands]
    })
}
