import { expect, test } from '@jest/globals'
import { missingForPublish, publishConfig, searchSettings } from './publish-config'

const PUBLISH = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_INDEX_NAME: 'docs' }

test('publishing needs application, admin key and index', () => {
  expect(publishConfig(PUBLISH)).toMatchObject({
    appId: 'APP',
    adminKey: 'admin',
    indexName: 'docs',
    isMoveLater: false,
  })
  for (const name of Object.keys(PUBLISH)) {
    expect(publishConfig({ ...PUBLISH, [name]: '' })).toBeNull()
    expect(missingForPublish({ ...PUBLISH, [name]: undefined })).toEqual([name])
  }
})

test('the browser gets the search key and never the admin key', () => {
  expect(searchSettings(PUBLISH)).toBeUndefined()
  const settings = searchSettings({ ...PUBLISH, ALGOLIA_SEARCH_KEY: 'public' })
  expect(JSON.parse(settings ?? '')).toEqual({ appId: 'APP', searchKey: 'public', indexName: 'docs' })
  expect(() => searchSettings({ ...PUBLISH, ALGOLIA_SEARCH_KEY: PUBLISH.ALGOLIA_ADMIN_KEY })).toThrow(
    '管理密钥会随页面公开',
  )
})

test('a build without the three variables has no plugin that publishes', async () => {
  const { default: config } = await import('../../../gatsby-config')
  expect(config.plugins?.length).toBeGreaterThan(3)
  expect(JSON.stringify(config.plugins)).not.toContain('plugin-algolia')
})
