import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { demoHandler } from '../../src/demos/handler'
import { DEMO_FOLDER } from '../../src/site/routes'
import { freePort, listen, startScript, type LocalServer } from '../support/local-server'
import { drag } from './viewer'

/** `samples/live-tour` as a reader starts it, with the flat from this machine: two windows see the same view. */
const root = path.resolve(__dirname, '../..')
let spaces: LocalServer
let sample: ChildProcess
let address = ''

test.beforeAll(async () => {
  spaces = await listen(createServer(demoHandler(root, '')))
  const env = { MOCK_PORT: String(await freePort()), SPACE_URL: `${spaces.origin}${DEMO_FOLDER}/flat/work.json` }
  const { child, port } = await startScript('start.ts', env, path.join(root, 'samples/live-tour'))
  sample = child
  address = `http://localhost:${port}/`
})
test.afterAll(async () => {
  sample.kill()
  await spaces.stop()
})

const textOf = (page: Page, id: string) => page.locator(`#${id}`)

test('two windows see the same view, whoever drives; the viewer leaves and the host goes on', async ({ context }) => {
  const faults: string[] = []
  context.on('weberror', (fault) => void faults.push(fault.error().message))
  const host = await context.newPage()
  await host.goto(address)
  await expect(textOf(host, 'driver')).toHaveText('由访客 1带看')
  const opening = context.waitForEvent('page')
  await textOf(host, 'invite').click()
  const viewer = await opening
  await expect(textOf(viewer, 'status')).toHaveText('带看中')
  await expect(textOf(viewer, 'voice')).toHaveText('语音已接通')

  const follow = async (driving: Page, other: Page, by: number): Promise<void> => {
    const before = await textOf(driving, 'view').textContent()
    await driving.bringToFront()
    await drag(driving, by)
    await expect(textOf(driving, 'view')).not.toHaveText(before!)
    await expect
      .poll(async () => (await textOf(other, 'view').textContent()) === (await textOf(driving, 'view').textContent()))
      .toBe(true)
    await expect(textOf(other, 'view')).not.toHaveText(before!)
  }
  await follow(host, viewer, 100)
  await viewer.bringToFront()
  await textOf(viewer, 'take-over').click()
  await expect(textOf(host, 'driver')).toHaveText('由访客 2带看')
  await follow(viewer, host, -80)

  await textOf(viewer, 'leave').click()
  await viewer.waitForURL('**/left.html')
  await host.bringToFront()
  await expect(textOf(host, 'driver')).toHaveText('带看的人离开了')
  await expect(textOf(host, 'status')).toHaveText('带看中')
  expect(faults).toEqual([])
})
