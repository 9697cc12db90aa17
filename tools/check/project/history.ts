import type { Problem } from '../../../src/site/types'
import { readYaml } from '../../../src/article/parse/yaml-text'
import { SETTLE_SECONDS } from '../../release/reload'
import { fault, filesBelow, lineOf, textOf } from './text'

/** The parts of a workflow that are read here (GitHub, "Workflow syntax"). */
interface Workflow {
  jobs?: Record<string, { steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[] } | undefined>
}

const BUILDS = /\bnpm (?:run build|start|cit|test)\b|\.ci\/run/
const LOST = '更新日期取自 git 的全部历史，缺了它，每一页都成了同一天'

const workflows = (root: string): string[] =>
  filesBelow(root, '.github/workflows').filter((file) => /\.ya?ml$/.test(file))

/** Jobs that build from a checkout of one commit only. */
function shallowFaults(file: string, text: string): Problem[] {
  const { document, fault: broken, lineOf } = readYaml(text)
  const { jobs } = (broken ? {} : (document.toJS() ?? {})) as Workflow
  return Object.entries(jobs ?? {}).flatMap(([job, { steps = [] } = {}]): Problem[] => {
    const at = steps.findIndex(({ uses }) => uses?.startsWith('actions/checkout@'))
    const isWhole = at < 0 || Number(steps[at]?.with?.['fetch-depth'] ?? 1) === 0
    if (isWhole || !steps.some(({ run = '' }) => BUILDS.test(run))) return []
    return [
      fault(
        file,
        lineOf(['jobs', job, 'steps', at]),
        `这个任务要构建，取的却只有一次提交：${LOST}`,
        '在 with: 下面写 fetch-depth: 0',
      ),
    ]
  })
}

/** What an image is built from, and its list of exceptions takes away. */
function leftOutFaults(root: string): Problem[] {
  const file = '.dockerignore'
  if (!/^COPY \. /m.test(textOf(root, 'Dockerfile') ?? '')) return []
  const needed = ['content', 'src', 'static', 'samples', 'tools', 'plugins', 'package.json', 'package-lock.json']
  return (textOf(root, file) ?? '').split('\n').flatMap((line, index): Problem[] => {
    const name = line.trim().replace(/^(?:\.?\/|\*\*\/)|\/(?:\*\*?)?$/g, '')
    if (name === '.git') return [fault(file, index + 1, `镜像里没有 .git：${LOST}`, '删掉这一行')]
    if (!needed.includes(name)) return []
    return [fault(file, index + 1, `镜像里没有 ${name}，构建不了`, '删掉这一行')]
  })
}

/** A build that goes on in spite of errors in the content: a release refuses it. */
const carelessFaults = (root: string): Problem[] =>
  ['Dockerfile', ...workflows(root)].flatMap((file) =>
    (textOf(root, file) ?? '')
      .split('\n')
      .flatMap((line, index) =>
        /^[^#]*\bCONTENT_ERRORS\s*[:=]/.test(line)
          ? [fault(file, index + 1, '这里的构建带着内容错误也往下走，发布时不收', '删掉 CONTENT_ERRORS：先改好内容')]
          : [],
      ),
  )

/** A server that holds idle connections longer than a release waits: old ones get a new page with the old policy. */
function settleFaults(root: string): Problem[] {
  const file = 'deploy/nginx.conf'
  const text = textOf(root, file) ?? ''
  const seconds = Number(/^\s*client_header_timeout (\d+)s;/m.exec(text)?.[1] ?? 0)
  if (seconds < SETTLE_SECONDS) return []
  const message = `client_header_timeout 是 ${seconds} 秒，发布只等 ${SETTLE_SECONDS} 秒`
  const remedy = `写短于 ${SETTLE_SECONDS} 秒；或改 tools/release/reload.ts 的 SETTLE_SECONDS，比它长一秒`
  return [fault(file, lineOf(text, 'client_header_timeout'), message, remedy)]
}

/** Files of another run that are asked for by a name under which none keeps any. */
function artifactFaults(root: string): Problem[] {
  const text = new Map(workflows(root).map((file) => [file, textOf(root, file) ?? '']))
  const kept = [...text.values()].flatMap((source) =>
    [...source.matchAll(/uses: actions\/upload-artifact@[^]*?\n\s+name: (.+)/g)].map(([, name = '']) => name.trim()),
  )
  const isKept = (name: string): boolean => kept.includes(name)
  return [...text].flatMap(([file, source]) =>
    source.split('\n').flatMap((line, index): Problem[] => {
      const name = /\bgh run download\b.*--name (\S+)/.exec(line)?.[1]
      if (!name || isKept(name)) return []
      return [fault(file, index + 1, `没有哪个任务留下叫 ${name} 的文件`, `留下的有：${kept.join('、')}`)]
    }),
  )
}

/** @returns what keeps a build elsewhere from the repository's history, its files, or those of another run. */
export const historyFaults = (root: string): Problem[] => [
  ...workflows(root).flatMap((file) => shallowFaults(file, textOf(root, file) ?? '')),
  ...leftOutFaults(root),
  ...artifactFaults(root),
  ...carelessFaults(root),
  ...settleFaults(root),
]
