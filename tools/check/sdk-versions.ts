import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { attributesOf } from '../../src/article/component/attributes'
import { errorAt } from '../../src/gatsby/diagnostics/problem'
import type { JsxNode } from '../../src/article/construct'
import type { Problem } from '../../src/site/types'
import type { PageTree } from '../../src/demos/page-tree'
import { compareVersions } from './versions'
import { usesFive5 } from './page-trees'

/** @returns the version of a package that is installed here. */
export function installedVersion(root: string, name: string): string | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined
}

/** @returns the packages and versions of a page's front matter (`sdk`). */
export function sdkOf(yaml: string): Record<string, unknown> {
  try {
    return (parse(yaml) as { sdk?: Record<string, unknown> } | null)?.sdk ?? {}
  } catch {
    return {}
  }
}

/**
 * @returns the installed version of a package that a page's samples are checked with: pages about vreo use five 5,
 *   which vreo asks for. `undefined` for a package that is not installed.
 */
export const versionFor = (root: string, yaml: string, name: string): string | undefined =>
  installedVersion(root, name === '@realsee/five' && usesFive5(yaml) ? '@realsee/five-v5' : name)

/** @returns the 1-based line of `sdk` in the page's file. */
export const sdkLine = (yaml: string): number => 2 + yaml.split('\n').findIndex((text) => text.startsWith('sdk:'))

/**
 * No page promises (`sdk`) a version that its samples have not been checked with. One that was checked with an older
 * version is stale (`npm run stale`), not wrong. Packages that are not installed, because they are not published, are
 * left alone.
 */
export function checkSdkVersions(root: string, page: PageTree): Problem[] {
  return [...promised(root, page), ...toldVersions(page)]
}

function promised(root: string, page: PageTree): Problem[] {
  return Object.entries(sdkOf(page.yaml)).flatMap(([name, version]) => {
    const installed = versionFor(root, page.yaml, name)
    if (installed === undefined || compareVersions(String(version), installed) <= 0) return []
    const place = { file: page.file, line: sdkLine(page.yaml) }
    const message = `sdk 里 ${name} 写的是 ${String(version)}，示例用 ${installed} 检查`
    return [errorAt(place, 'sample-version', message, '改成所用的版本，或者先装这个版本：npm run sdk')]
  })
}

/** `<Since v>` of a version that none of a page's packages has yet. */
function toldVersions({ file, yaml, tree }: PageTree): Problem[] {
  const versions = Object.values(sdkOf(yaml)).map(String)
  if (!versions.length) return []
  const latest = [...versions].sort(compareVersions).at(-1)!
  const problems: Problem[] = []
  const remedy = `核对版本：这一页的 sdk 里是 ${latest}；新版先用 npm run sdk 装上`
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Since') return
    const told = attributesOf(node as JsxNode).v ?? ''
    const place = { file, line: node.position?.start.line ?? 1 }
    if (/^[\d.]+$/.test(told) && compareVersions(told, latest) > 0)
      problems.push(errorAt(place, 'told-version', `${told} 比这一页核对过的版本新`, remedy))
  })
  return problems
}
