import { readFileSync } from 'node:fs'
import { readPageApps } from '../support/page-apps'
import { start, take } from './program-steps'
import { expect, test } from './tab'

/** The policy that a page gives its readers, on a page of theirs: nothing that the SDKs need is refused. */

const [, policy = ''] = /^Content-Security-Policy: (.*)$/m.exec(
  readFileSync('content/docs/faq/cdn-cors-editor-admin.mdx', 'utf8'),
)!
const apps = readPageApps()

for (const name of [
  'five/quick-start/app',
  'dnalogel/PanoTagPlugin/quick-start',
  'vreo/get-started/quick_start/sample',
])
  test(`${name} runs under it`, { tag: '@nightly' }, async ({ tab }) => {
    const app = apps.find((found) => found.name === name)!
    const address = `**/run/${name}/`
    await tab.route(address, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<script', '<script nonce="ours"')
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace('script-src', "script-src 'nonce-ours'"),
      }
      await route.fulfill({ response, body, headers })
    })
    const watched = await start(tab, app)
    for (const step of app.declaration.then) await take(watched, step)
    await tab.unroute(address)
    // The page says what is not there without this one, and that it leaves it out
    expect(watched.faults.filter((fault) => !fault.includes('vrlab-static.ljcdn.com'))).toEqual([])
  })
