import { expect, test } from '@jest/globals'
import { filesIn } from '../../src/gatsby/files-in'
import { PUBLIC } from '../support/public-pages'

/** A host that is given the whole folder shows every file of it. */
test('the built site holds nothing that only the build needs, and no font', () => {
  const files = filesIn(PUBLIC)
  expect(files.length).toBeGreaterThan(1_000)
  const own =
    /(?:^|\/)(?:_gatsby|_deploy|_this_is_virtual|~partytown|\.cache|node_modules)\/|(?:^|\/)(?:webpack\.stats|chunk-map|build)\.json$|\.(?:map|lock|log|env|tsbuildinfo|woff2?|ttf|otf|eot)$/
  expect(files.filter((file) => own.test(file))).toEqual([])
})
