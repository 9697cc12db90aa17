import { readFileSync } from 'node:fs'
import { disposeDemo, logOf, openDemo, showDemo } from './demo'
import { expect, test } from './tab'

/** The plans share a table of events. */
const SHARED = ['ModelFloorplanPlugin', 'TopviewFloorplanPlugin', 'MapViewFloorplanPlugin']
const pageOf = (name: string): string =>
  SHARED.some((plan) => name.endsWith(plan)) ? 'dnalogel/floorplan/intro' : `dnalogel/${name}`

/** The events of a page's table, and what it says of their data. */
function eventsOf(page: string): Map<string, { when: string; data: string }> {
  const text = readFileSync(`content/docs/${page}.mdx`, 'utf8')
  const tables = text
    .split('<ApiTable kind="events"')
    .slice(1)
    .map((part) => part.split('</ApiTable>')[0]!)
  const rows = tables.flatMap((table) => table.split('\n').filter((line) => line.startsWith('| `')))
  return new Map(
    rows.map((row) => {
      const [names, when, data] = row
        .slice(1)
        .split('|')
        .map((cell) => cell.trim())
      return [/`(\w+)`/.exec(names!)![1]!, { when: when!, data: data! }]
    }),
  )
}

/** Whether data look as a cell says: `{ state, userAction }`, `data, prevData`, `userAction`，布尔值, 无. */
function fits(cell: string, data: string): boolean {
  if (cell === '无') return data === ''
  const inside = /^`\{ (.*) \}`$/.exec(cell)?.[1]
  if (inside) return data === `{ ${inside.split(', ').sort().join(', ')} }`
  const said = /`([^`]*)`/.exec(cell)?.[1]
  // Anything else is a name for each of the data
  return data.replaceAll(/\{[^}]*\}/g, 'object').split(', ').length === said?.split(', ').length
}

test('the data of the events are those that the pages say; what is said never to come does not', async ({ tab }) => {
  await openDemo(tab, 'payloads')
  await showDemo(tab)
  const log = await logOf(tab)
  const compared = new Set<string>()
  for (const line of log) {
    const [, name, event, data] = /^(\S+): (\w+)\((.*)\)$/.exec(line)!
    const row = eventsOf(pageOf(name!)).get(event!)
    compared.add(`${name} ${event}`)
    expect
      .soft([line, row === undefined ? '表里没有' : row.data, row !== undefined && fits(row.data, data!)])
      .toEqual([line, row?.data, true])
    expect.soft([line, row?.when.includes('不触发') ?? false]).toEqual([line, false])
  }
  expect(compared.size).toBeGreaterThan(85)
  await disposeDemo(tab)
  tab.removeAllListeners()
})
