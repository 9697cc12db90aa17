import { chromium, type Browser, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { createHandler } from '../serve/preview-handler'
import { readBuild } from '../serve/read-build'
import { findBrowser } from '../../tests/support/browser'
import { listen } from '../../tests/support/local-server'

/** The value below which this share (0–1) of some numbers lie. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN

/** Prints what is measured, of which commit, and how busy the machine is. */
export function announce(title: string): void {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no') && '，有未提交的改动'
  console.log(`${title}；提交 ${git('rev-parse', '--short', 'HEAD')}${changed}；负载 ${loadavg()[0]!.toFixed(1)}`)
}

/**
 * Prints a figure beside its aim.
 * @param aim the most that is wanted.
 * @param isTime whether a busy machine changes the figure: then a missed aim is told, and is no error of the command.
 */
export function judge(name: string, value: number, aim: number, isTime = false): void {
  const reached = value <= aim
  console.log(`${reached ? '达到　　' : '没有达到'}　${name}　${value.toFixed(2)}（目标 ≤ ${aim}）`)
  if (!reached && !isTime) process.exitCode = 1
}

/** A slow phone: processor four times slower, 1.6 Mbit/s, 150 ms. */
export async function throttle(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/**
 * Serves the built site and opens a browser, for as long as something is measured.
 * @param measure gets the browser and the server's origin.
 * @throws when `public/` is not one whole build: a preview or a build that broke off leaves such a folder.
 */
export async function withSite(measure: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const folder = resolve(process.env.PUBLIC_DIR ?? 'public')
  readBuild(folder)
  const { origin, stop } = await listen(createServer(createHandler(folder)))
  const browser = await chromium.launch(await findBrowser())
  try {
    await measure(browser, origin)
  } finally {
    await browser.close()
    await stop()
  }
}
