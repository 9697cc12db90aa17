import { expect, test } from '@jest/globals'
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { get } from '../../tests/support/raw-request'
import { tempFolder } from '../../tests/support/temp-folder'
import { createPreviewServer } from './preview-server'

/** The server behind a link that a release switches from one folder to the next. */

test('a new version shows without a restart', async () => {
  const root = tempFolder('switch')
  for (const [folder, text] of [
    ['one', 'home'],
    ['two', 'second'],
  ] as const) {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'index.html'), text)
  }
  symlinkSync(join(root, 'one'), join(root, 'current'))
  const linked = createPreviewServer(join(root, 'current'))
  await new Promise<void>((listening) => linked.listen(0, '127.0.0.1', listening))
  const own = (linked.address() as { port: number }).port
  expect((await get(own, '/developer/')).body).toBe('home')
  symlinkSync(join(root, 'two'), join(root, 'next'))
  renameSync(join(root, 'next'), join(root, 'current'))
  expect((await get(own, '/developer/')).body).toBe('second')
  linked.close()
})

test('every answer comes from one release, while the link is switched under load', async () => {
  const root = tempFolder('switch')
  const releases = ['one', 'four'].map((word) => {
    const folder = join(root, 'releases', word)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), word.repeat(50_000))
    return folder
  })
  const link = join(root, 'served')
  const switchTo = (folder: string): void => {
    symlinkSync(folder, `${link}-next`)
    renameSync(`${link}-next`, link)
  }
  switchTo(releases[0]!)
  const linked = createPreviewServer(link)
  await new Promise<void>((listening) => linked.listen(0, '127.0.0.1', listening))
  const own = (linked.address() as { port: number }).port
  let over = false
  const switching = (async () => {
    for (let turn = 1; !over; turn++) {
      switchTo(releases[turn % 2]!)
      await new Promise((wake) => setImmediate(wake))
    }
  })()
  const met = new Set<string>()
  try {
    for (let batch = 0; batch < 40; batch++)
      for (const { body, headers } of await Promise.all(Array.from({ length: 8 }, () => get(own, '/developer/')))) {
        const word = body.startsWith('one') ? 'one' : 'four'
        met.add(word)
        const fits = body === word.repeat(50_000) && headers['content-length'] === String(body.length)
        expect({ word, fits }).toEqual({ word, fits: true })
      }
  } finally {
    over = true
    await switching
    linked.closeAllConnections()
    linked.close()
  }
  expect([...met].sort()).toEqual(['four', 'one'])
})

test('a link in the site that leads out of it is not there', async () => {
  const root = tempFolder('switch')
  mkdirSync(join(root, 'public/docs'), { recursive: true })
  for (const path of ['secret.txt', 'public/index.html', 'public/docs/own.txt']) writeFileSync(join(root, path), path)
  symlinkSync(join(root, 'secret.txt'), join(root, 'public/out.txt'))
  symlinkSync(root, join(root, 'public/up'))
  symlinkSync(join(root, 'public/docs/own.txt'), join(root, 'public/in.txt'))
  const server = createPreviewServer(join(root, 'public'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  try {
    for (const path of ['/developer/out.txt', '/developer/up/secret.txt'])
      expect({ path, status: (await get(port, path)).status }).toEqual({ path, status: 404 })
    expect((await get(port, '/developer/in.txt')).body).toBe('public/docs/own.txt')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
