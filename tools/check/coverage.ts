import type { Fence } from '../../src/demos/fences'
import type { PageApp } from '../../src/demos/project/page-app'
import { IMPORT, reached } from '../../src/demos/project/reached'
import { errorAt } from '../../src/gatsby/diagnostics/problem'
import type { Problem } from '../../src/site/types'

const CODE = ['ts', 'tsx', 'vue', 'js', 'jsx']

/** Code that uses an SDK, directly or through a file of the page; a script of a tour. */
function usesSdk({ lang, code, meta }: Fence): boolean {
  if (meta.diff) return false
  if (lang === 'json' || lang === 'jsonc') return /"(?:keyframes|start)"\s*:/.test(code)
  return CODE.includes(lang) && [...code.matchAll(IMPORT)].some(([, id = '']) => /^(?:@realsee\/|\.)/.test(id))
}

/**
 * Finds blocks that use an SDK, are part of no program, and do not say why (`norun`, see `checkFence`).
 * @param fences of the pages whose programs these are, in document order
 */
export function uncovered(fences: readonly Fence[], apps: readonly PageApp[]): Problem[] {
  const run = new Set(
    apps.flatMap((app) => [...reached(app)].map((file) => `${app.page}\0${app.files.get(file) ?? ''}`)),
  )
  /** A block and those that continue it are one text. */
  const whole = (index: number): string => {
    const parts = [fences[index]!.code]
    for (let next = index + 1; fences[next]?.meta.continues; next++) parts.push(fences[next]!.code)
    return parts.join('\n')
  }
  return fences.flatMap((fence, index): Problem[] => {
    const { file, meta } = fence
    if (meta.norun !== undefined || meta.continues || !usesSdk(fence) || run.has(`${file}\0${whole(index)}`)) return []
    const message = `${meta.title ? `${meta.title} ` : '这段代码'}用到 SDK，却没有程序运行它`
    const remedy = '在后面写一个 run 块（见 docs/authoring.md 的“能运行的示例”），或在代码块上写 norun="种类：原因"'
    return [errorAt(fence, 'program-missing', message, remedy)]
  })
}
