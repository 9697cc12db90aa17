import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { firstGenerationSchema } from '../../src/publish/vreo-schema'
import { pitfallsFile } from '../../src/publish/agents/pitfalls'
import { findPitfalls } from '../../tools/ask/check/rules/run'
import { collectFences } from '../../src/demos/fences'
import { pagesFromArguments } from '../../tools/check/page-files'
import { makeSampleFiles } from '../../tools/check/sample-units'

const root = process.cwd()
const { pitfalls } = pitfallsFile(root)!
const any = JSON.parse(readFileSync('static/schemas/vreo-script.schema.json', 'utf8')) as Parameters<
  typeof firstGenerationSchema
>[0]
const schemas = { any, installable: firstGenerationSchema(any) }

/** Samples that show on purpose what happens: an inverted value, a script that stops, two tags that a page draws itself. */
const ON_PURPOSE = [
  /PanoTagPlugin\/\d\/src\/main-\d+\.ts:\d+ tag-panorama-like$/,
  /with-tour\/\d\/tour\/effect\.json:\d+ vreo-script$/,
  /custom-keyframe-action\/\d\/tour\/two-tags\.json:\d+ vreo-overlap$/,
]

test('no sample of the pages falls into a pitfall that the checker knows', () => {
  const { fences } = collectFences(root, pagesFromArguments(root, []))
  const { units } = makeSampleFiles(root, fences)
  const pages = new Map<string, Record<string, string>>()
  for (const { page, path, code, checked } of units) {
    // A block that says why it is not checked may be a piece, or wrong on purpose
    if (!checked && !path.endsWith('.json')) continue
    const files = pages.get(page) ?? {}
    files[path.slice(path.indexOf('.samples/') + 9)] = code
    pages.set(page, files)
  }
  const found = [...pages].flatMap(([page, files]) =>
    findPitfalls(ts, {
      files,
      product: 'five',
      project: root,
      pitfalls,
      declarations: {},
      schemas,
    }).map(({ path, line, rule }) => `${page} ${path}:${line} ${rule}`),
  )
  expect(pages.size).toBeGreaterThan(80)
  expect(found.filter((one) => !ON_PURPOSE.some((known) => known.test(one)))).toEqual([])
}, 120_000)
