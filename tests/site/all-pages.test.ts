import { expect, test } from '@jest/globals'
import { htmlFaults, policyFaults, printFaults } from '../support/page-faults'
import { builtPages, docPages, printDocuments, robotsOf } from '../support/public-pages'

/** What `npm test` looks at on pages of each kind: here on every page, and on every area's pages on paper. */
test('every page is valid HTML', async () => {
  const faults = []
  for (const page of [...builtPages(), ...printDocuments()]) faults.push(...(await htmlFaults(page)))
  expect(faults).toEqual([])
})

test('every area is on paper: each listed page and each id once, every link arrives, nothing that its policy refuses', () => {
  for (const document of printDocuments()) {
    // The open API's pages lie beside the docs
    const own = [document.url.replace('/print/', '/docs/'), document.url.replace('/print/', '/')]
    const listed = docPages().filter(
      (page) => own.some((area) => page.url.startsWith(area)) && robotsOf(page).startsWith('index'),
    )
    expect([document.url, printFaults(document, listed.length)]).toEqual([document.url, []])
    expect(policyFaults(document)).toEqual([])
  }
})
