import { expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

const cell = async (code: string): Promise<string | undefined> => {
  const { html } = await compileText(`正文。\n\n| 原文 |\n| --- |\n| \`${code}\` |`)
  return /<td><code translate="no">(.*?)<\/code>/.exec(html)?.[1]
}

test('a long name in a table may break where one of its parts ends, a short one stays whole', async () => {
  expect(await cell('@realsee/vreo/lib/fivePlugins/CameraMovementPlugin/typings')).toBe(
    '@realsee/<wbr>vreo/<wbr>lib/<wbr>fivePlugins/<wbr>CameraMovementPlugin/<wbr>typings',
  )
  expect(await cell('five.modelScene.intersectRaycaster(raycaster)')).toBe(
    'five.<wbr>modelScene.<wbr>intersectRaycaster(<wbr>raycaster)',
  )
  expect(await cell('webView(_:didFailProvisionalNavigation:withError:)')).toBe(
    'webView(<wbr>_:<wbr>didFailProvisionalNavigation:<wbr>withError:)',
  )
  expect(await cell('five.modelScene.intersect()')).toBe('five.modelScene.intersect()')
  // Long for its words, of which each is short
  expect(await cell('[PARSE FAILED] No response for signature within 5 s.')).not.toContain('wbr')
})

test('so may one in a link, and a list of names that begin with a sign after its commas', async () => {
  const html = async (source: string): Promise<string> =>
    (await compileText(`正文。\n\n| 名 |\n| --- |\n| ${source} |`)).html
  expect(await html('[`@realsee/vreo/lib/fivePlugins/typings`](https://example.com/)')).toContain(
    '@realsee/<wbr>vreo/<wbr>lib/<wbr>fivePlugins/<wbr>typings</code>',
  )
  expect(await html('`.panel`、`.panel-inner`，`name`')).toContain(
    '<code translate="no">.panel</code>、<wbr><code translate="no">.panel-inner</code>，<code translate="no">name</code>',
  )
})
