import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { liteClient } from 'algoliasearch/lite'
import { createHostsCache } from './hosts-cache'

const HOSTS = ['first.test', 'second.test'].map((url) => ({
  url,
  accept: 'readWrite' as const,
  protocol: 'https' as const,
}))

/** Which hosts the client asks when the first one does not answer. */
function clientWithDeadHost() {
  const asked: string[] = []
  const client = liteClient('APP', 'key', {
    hosts: HOSTS,
    hostsCache: createHostsCache(),
    requester: {
      send: ({ url }) => {
        const { host } = new URL(url)
        asked.push(host)
        return Promise.resolve(
          host === 'first.test'
            ? { status: 0, content: '', isTimedOut: false }
            : { status: 200, content: '{"results":[]}', isTimedOut: false },
        )
      },
    },
  })
  let question = 0
  return async () => {
    asked.length = 0
    // Another question each time: the client keeps answers
    await client.search({ requests: [{ indexName: 'docs', query: String(question++) }] })
    return [...asked]
  }
}

describe('a host that is down', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('is not asked for two minutes, and then again', async () => {
    const search = clientWithDeadHost()
    expect(await search()).toEqual(['first.test', 'second.test'])
    expect(await search()).toEqual(['second.test'])
    jest.advanceTimersByTime(110_000)
    expect(await search()).toEqual(['second.test'])
    jest.advanceTimersByTime(15_000)
    expect(await search()).toContain('first.test')
  })
})
