import { createServer } from 'node:http'
import { join } from 'node:path'
import { demoHandler } from '../../../src/demos/handler'
import { site as facts } from '../../../src/site/config'
import { createHandler } from '../../../tools/serve/preview-handler'
import { listen } from '../../support/local-server'
import { button } from '../reader/places'
import { expect, test } from '../reader/test'

// Firefox without a screen has no WebGL
test('a program of a page runs in its place, or says that it cannot draw', async ({ reader }) => {
  test.slow()
  const demos = demoHandler(process.cwd(), facts.pathPrefix)
  const pages = createHandler(join(process.cwd(), 'public'))
  const server = await listen(createServer((request, response) => demos(request, response) || pages(request, response)))
  const below = server.origin + facts.pathPrefix
  try {
    // The packages are bundled when they are first asked for
    await fetch(`${below}/samples/run/sdk/latest/three.js`)
    await reader.tab.goto(`${below}/docs/dnalogel/AreaMakerPlugin/`)
    await reader.started()
    await reader.click(button('运行：最小示例'))
    const status = (): Promise<string> =>
      reader.value(() => document.querySelector('.demo-status')?.textContent ?? 'no program')
    await expect.poll(status, { timeout: 60_000 }).toMatch(/运行中|WebGL/)
  } finally {
    await server.stop()
  }
})
