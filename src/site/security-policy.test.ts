import { describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { policyOf, searchSources } from './security-policy'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy', () => {
  test('allows the pieces by hash and nothing inline besides', () => {
    const policy = policyOf({ scripts: ['a()'], styles: ['b{}'] })
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('b{}')};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-|\*|data:/)
  })

  test('lets text become markup only in the named places, unless a script from elsewhere is wanted', () => {
    const trusted = "require-trusted-types-for 'script'; trusted-types docs docs-chunks"
    expect(policyOf({})).toContain(trusted)
    expect(policyOf({}, searchSources('{"appId":"APP"}'))).toContain(trusted)
    expect(policyOf({}, searchSources('{"appId":"A","analyticsScript":"https://x.y/a.js"}'))).not.toContain('trusted')
  })

  test('allows the hosts of the hosted search only where it is configured', () => {
    expect(policyOf({}, searchSources(undefined))).toContain("connect-src 'self';")
    const hosted = policyOf({}, searchSources('{"appId":"APP","analyticsScript":"https://cdn.example.com/a.js"}'))
    expect(hosted).toContain('https://APP-dsn.algolia.net https://APP.algolia.net https://APP-1.algolianet.com')
    expect(hosted).toContain("script-src 'self' https://cdn.example.com;")
    expect(policyOf({}, searchSources('{"host":"http://127.0.0.1:81"}'))).toContain(
      "connect-src 'self' http://127.0.0.1:81;",
    )
  })
})
