import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Problem } from '../../src/site/types'
import { usesFive5, type PageTree } from './page-tree'

function installedVersion(root: string, name: string): string | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined
}

function sdkOf(yaml: string): Record<string, unknown> {
  try {
    return (parse(yaml) as { sdk?: Record<string, unknown> } | null)?.sdk ?? {}
  } catch {
    return {}
  }
}

/**
 * The versions that a page's front matter promises (`sdk`) are those its samples are checked with. Packages that are
 * not installed, because they are not published, are left alone.
 */
export function checkSdkVersions(root: string, page: PageTree): Problem[] {
  return Object.entries(sdkOf(page.yaml)).flatMap(([name, version]) => {
    const installed = installedVersion(
      root,
      name === '@realsee/five' && usesFive5(page.yaml) ? '@realsee/five-v5' : name,
    )
    if (installed === undefined || installed === String(version)) return []
    const line = 2 + page.yaml.split('\n').findIndex((text) => text.startsWith('sdk:'))
    const message = `sdk 里 ${name} 写的是 ${String(version)}，示例用 ${installed} 检查`
    return [
      { severity: 'error' as const, rule: 'sample-version', file: page.file, line, message, remedy: '改成所用的版本' },
    ]
  })
}
