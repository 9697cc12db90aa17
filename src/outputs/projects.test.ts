import { expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { writeFiles } from '../../tests/support/write-files'
import { readDoc } from '../gatsby/doc'
import type { SiteState } from '../gatsby/site-state'
import { writeProjects } from './projects'

const root = tempFolder('projects', { 'package.json': readFileSync('package.json') })
const FILE = 'content/docs/five/intro.mdx'

/** Builds a page with one program. @returns the code in its project. */
function built(code: string): string {
  const source = `---\ntitle: 简介\n---\n\n## 试一下 [#try]\n\n\`\`\`ts title="src/main.ts"\n${code}\n\`\`\`\n\n\`\`\`run\nthen:\n  - log: 好\n\`\`\`\n`
  writeFiles(root, { [FILE]: source })
  const docs = [readDoc(FILE, source).doc]
  writeProjects({ root, model: { docs }, bodies: new Map() } as unknown as SiteState)
  const files = unzipSync(readFileSync(join(root, 'public/samples/projects/five-more.zip')))
  return new TextDecoder().decode(files['five-more/intro/try/src/main.ts'])
}

test('a project for download has the code that its page shows now, build after build', () => {
  for (const code of ["console.log('一')", "console.log('二')", "console.log('一')"])
    expect(built(code)).toContain(code)
})
