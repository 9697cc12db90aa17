import { createServer } from 'node:http'
import { join } from 'node:path'
import { demoHandler } from '../../../src/demos/handler'
import { site as facts } from '../../../src/site/config'
import { createHandler } from '../../../tools/serve/preview-handler'
import { demo } from '../../../src/site/strings/demo'
import { listen } from '../../support/local-server'
import { button } from '../reader/places'
import type { Reader } from '../reader/reader'
import { expect, test as base } from '../reader/test'

/** The site with its running programs, whose packages can be kept from arriving. */
const test = base.extend<{ programs: { below: string; isSilent: boolean } }>({
  programs: async ({}, use) => {
    const demos = demoHandler(process.cwd(), facts.pathPrefix)
    const pages = createHandler(join(process.cwd(), 'public'))
    const server = await listen(
      createServer((request, response) => {
        if (programs.isSilent && request.url?.includes('/run/sdk/')) return
        if (!demos(request, response)) pages(request, response)
      }),
    )
    const programs = { below: server.origin + facts.pathPrefix, isSilent: false }
    // The packages are bundled when they are first asked for
    await fetch(`${programs.below}/samples/run/sdk/latest/three.js`)
    await use(programs)
    await server.stop()
  },
})

const status = (reader: Reader): Promise<string> =>
  reader.value(() => document.querySelector('.demo-status')?.textContent ?? 'no program')

/** Firefox without a screen has no WebGL. */
const RUNS = /运行中|WebGL/
/** Chromium keeps no page that still loads: the button is there again. */
const RUNS_OR_BEGINS = new RegExp(`${RUNS.source}|^no program$`)

test('a program of a page runs in its place, or says that it cannot draw', async ({ reader, programs }) => {
  test.slow()
  await reader.tab.goto(`${programs.below}/docs/dnalogel/AreaMakerPlugin/`)
  await reader.started()
  await reader.click(button('运行：最小示例'))
  await expect.poll(() => status(reader), { timeout: 60_000 }).toMatch(RUNS)
})

test('a program that had not started when its page was left starts when the reader is back', async ({
  reader,
  programs,
}) => {
  test.slow()
  await reader.tab.goto(`${programs.below}/docs/dnalogel/AreaMakerPlugin/`)
  await reader.started()
  programs.isSilent = true
  await reader.click(button('运行：最小示例'))
  await reader.until(() => status(reader)).toBe(demo.starting)
  await reader.tab.goto(`${programs.below}/robots.txt`)
  programs.isSilent = false
  await reader.tab.back()
  await expect.poll(() => status(reader), { timeout: 60_000 }).toMatch(RUNS_OR_BEGINS)
})
