import { readPageApps } from '../support/page-apps'
import { changed, colours, expect, shoot, test, watch } from './tab'
import { drag, look, openSample, spotOf, still, viewOf } from './viewer'

/**
 * The samples of the handbook, run as pasted: the code is taken from the pages' blocks (`src/demos/project/page-app.ts`).
 * The books tell one story, so what is seen is the same in each. Recipes beside it are programs of their own, like
 * those of other pages (`programs.spec.ts`).
 */
const books = ['no-framework', 'react', 'react-hoc', 'react-hooks', 'vue']

const pages = ['displaying-work', 'get-started', 'knowing-state', 'points-in-3d', 'recording-state', 'tagging']

test('no program of the handbooks is left out', () => {
  const names = readPageApps().map(({ name }) => name)
  const stories = names.filter((name) => /^five\/handbook\/.*\/app$/.test(name))
  expect(stories.sort()).toEqual(
    books.flatMap((book) => pages.map((page) => `five/handbook/${book}/${page}/app`)).sort(),
  )
})

for (const book of books) {
  test.describe(book, () => {
    let faults: string[]
    test.beforeEach(async ({ tab }) => {
      tab.removeAllListeners()
      faults = watch(tab)
      await tab.setViewportSize({ width: 520, height: 380 })
    })
    test.afterEach(() => expect(faults).toEqual([]))

    test('get-started: the flat fills the box and follows its size', async ({ tab }) => {
      await openSample(tab, `${book}/get-started`)
      expect(colours(await shoot(tab))).toBeGreaterThan(100)
      const canvas = tab.locator('canvas')
      await expect(canvas).toHaveCount(1)
      const before = (await canvas.boundingBox())!
      expect(before.width).toBe(520)
      expect(before.height).toBeGreaterThan(250)
      await tab.setViewportSize({ width: 440, height: 320 })
      await expect.poll(async () => (await canvas.boundingBox())!.width).toBe(440)
      await expect
        .poll(() => canvas.evaluate((node: HTMLCanvasElement) => node.width / node.clientWidth))
        .toBeCloseTo(1)
    })

    test('displaying-work: buttons change the mode, the status tells of the model', async ({ tab }) => {
      await openSample(tab, `${book}/displaying-work`)
      await expect(tab.getByText('模型已就绪')).toBeVisible()
      for (const [text, mode] of [
        ['模型', 'Floorplan'],
        ['俯视', 'Topview'],
        ['全景', 'Panorama'],
      ] as const) {
        const before = await shoot(tab)
        const button = tab.getByRole('button', { name: text, exact: true })
        await button.click()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
        await expect.poll(async () => (await viewOf(tab)).mode).toBe(mode)
        await tab.evaluate(() => window.fives.at(-1)!.ready())
        expect(changed(before, await shoot(tab))).toBeGreaterThan(0.2)
      }
    })

    test('displaying-work: a click on the floor beside a point walks there', async ({ tab }) => {
      await openSample(tab, `${book}/displaying-work`)
      await look(tab, 3.83, 0.3)
      // On a busy machine a click can come before the picture that it aims at
      await expect(async () => {
        const hall = (await spotOf(tab, [4.7, 0, 5.4]))!
        await tab.mouse.click(hall.x, hall.y)
        await expect.poll(async () => (await viewOf(tab)).panoIndex, { timeout: 8_000 }).toBe(1)
      }).toPass()
      // The hooks tell the step of loading, not the point
      if (book !== 'react-hooks') await expect(tab.getByText('在 1 号点位')).toBeVisible()
    })

    test('knowing-state: the readout follows, looking around starts and stops', async ({ tab }) => {
      await openSample(tab, `${book}/knowing-state`)
      await expect(tab.getByText('经度 46°')).toBeVisible()
      const start = (await viewOf(tab)).longitude
      await tab.getByRole('button', { name: '环视' }).click()
      await expect.poll(async () => (await viewOf(tab)).longitude - start).toBeGreaterThan(0.1)
      await expect(tab.getByText('经度 46°')).toBeHidden()
      await drag(tab, 60)
      await still(tab)
    })

    test('points-in-3d: a click gives the point of the model and nobody walks', async ({ tab }) => {
      await openSample(tab, `${book}/points-in-3d`)
      await look(tab, 0.9, 0.25)
      await tab.getByLabel('取点').check()
      const table = (await spotOf(tab, [2.05, 0.41, 2]))!
      await tab.mouse.click(table.x, table.y)
      const readout = tab.getByText('第 1 个点')
      await expect(readout).toBeVisible()
      const [x, y, z] = (await readout.innerText()).match(/-?\d+\.\d+/g)!.map(Number)
      expect([x! - 2.05, y! - 0.41, z! - 2].every((off) => Math.abs(off) < 0.1)).toBe(true)
      // The dot is orange; five's output encoding makes 0xff5a1f lighter than it is written.
      await expect
        .poll(async () => {
          const { rgb, width } = await shoot(tab)
          const k = (Math.round(table.y) * width + Math.round(table.x)) * 3
          return rgb[k]! - rgb[k + 2]!
        })
        .toBeGreaterThan(140)
      expect((await viewOf(tab)).panoIndex).toBe(0)
    })

    test('recording-state: what was recorded is played back', async ({ tab }) => {
      await openSample(tab, `${book}/recording-state`)
      await tab.getByRole('button', { name: '录制', exact: true }).click()
      await drag(tab, 150)
      await still(tab)
      const recorded = (await viewOf(tab)).longitude
      expect(Math.abs(recorded - 0.8)).toBeGreaterThan(0.1)
      await tab.getByRole('button', { name: '停止录制' }).click()
      await look(tab, 3)
      await tab.getByRole('button', { name: /^回放/ }).click()
      await expect.poll(async () => Math.abs((await viewOf(tab)).longitude - recorded)).toBeLessThan(0.02)
      await expect(tab.getByRole('button', { name: '录制', exact: true })).toBeEnabled()
    })

    test('tagging: tags stand on their points, turn with the view, hide behind it', async ({ tab }) => {
      await openSample(tab, `${book}/tagging`)
      const sofa = tab.getByText('布艺沙发')
      const offset = async (): Promise<number> => {
        const [box, spot] = [await sofa.boundingBox(), await spotOf(tab, [0.98, 0.72, 2])]
        if (!box || !spot) return Infinity
        const dx = Math.max(box.x - spot.x, 0, spot.x - box.x - box.width)
        const dy = Math.max(box.y - spot.y, 0, spot.y - box.y - box.height)
        return Math.max(dx, dy)
      }
      await look(tab, 1.2, 0.1)
      await expect.poll(offset).toBeLessThan(16)
      const first = (await sofa.boundingBox())!
      await look(tab, 1, 0.1)
      await expect.poll(offset).toBeLessThan(16)
      expect(Math.abs((await sofa.boundingBox())!.x - first.x)).toBeGreaterThan(30)
      // The bed is in another room: a wall hides its tag.
      await expect(tab.getByText('1.8 米床')).toBeHidden()
      await look(tab, 1.2 + Math.PI, 0.1)
      await expect(sofa).toBeHidden()

      await look(tab, 0.9, 0.25)
      await tab.getByLabel('标签文字').fill('圆茶几')
      const table = (await spotOf(tab, [2.05, 0.41, 2]))!
      await tab.mouse.click(table.x, table.y)
      const placed = (await tab.getByText('圆茶几').boundingBox())!
      expect(Math.abs(placed.x + placed.width / 2 - table.x)).toBeLessThan(placed.width / 2 + 16)
      expect((await viewOf(tab)).panoIndex).toBe(0)
    })
  })
}

test('vue: leaving gives canvas, listeners and WebGL context back', async ({ tab }) => {
  tab.removeAllListeners()
  const faults = watch(tab)
  await openSample(tab, 'vue/tagging')
  const lost = await tab.evaluate(async () => {
    const context = document.querySelector('canvas')!.getContext('webgl')!
    document.querySelector<Element & { __vue_app__: { unmount: () => void } }>('#app')!.__vue_app__.unmount()
    await new Promise((done) => setTimeout(done, 500))
    return context.isContextLost()
  })
  expect(lost).toBe(true)
  await expect(tab.locator('canvas')).toHaveCount(0)
  expect(faults).toEqual([])
})
