import { describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScript } from '../page-assets'
import { inlineOf, policyOf, searchSources, securityPolicy } from './security-policy'
import { tempFolder } from '../../../tests/support/temp-folder'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('what a page holds', () => {
  test('scripts and styles that run; not data, not files, not what lies in the template', () => {
    const { scripts, styles, attributes } = inlineOf(
      '<style data-identity="x">a{}</style><script>one()</script><script type="application/json">{"a":1}</script>' +
        '<script data-react-helmet="true" type="application/ld+json">{}</script><script src="/a.js" async></script>' +
        '<template id="gatsby-scripts"><script>window.hash="1"</script></template>' +
        '<p title="a > b" style="width:1px;content:&quot;a&quot;">&lt;script&gt;no&lt;/script&gt;</p>',
    )
    expect([...scripts]).toEqual(['one()'])
    expect([...styles]).toEqual(['a{}'])
    expect([...attributes]).toEqual(['width:1px;content:"a"'])
  })

  test('what only reads like an attribute is text', () => {
    const text = '&lt;p style="color:red" onclick="go()"&gt;'
    expect(inlineOf(`<code title="a > b">${text}</code>`).attributes.size).toBe(0)
  })

  test('an event handler in an attribute is refused', () => {
    expect(() => inlineOf('<p title="x" onclick="go()">')).toThrow('内联事件处理：<p title="x" onclick="go()">')
    expect(() => inlineOf('<p title="a > b"\nonclick="go()">')).toThrow('内联事件处理')
  })
})

describe('the policy', () => {
  test('allows the pieces by hash and nothing inline besides', () => {
    const policy = policyOf({ scripts: new Set(['a()']), styles: new Set(['b{}']), attributes: new Set(['c:d']) })
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('b{}')} 'unsafe-hashes' ${hash('c:d')};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*|data:/)
  })

  test('allows the hosts of the hosted search only where it is configured', () => {
    const none = { scripts: new Set<string>(), styles: new Set<string>(), attributes: new Set<string>() }
    expect(policyOf(none, searchSources(undefined))).toContain("connect-src 'self';")
    const hosted = policyOf(none, searchSources('{"appId":"APP","analyticsScript":"https://cdn.example.com/a.js"}'))
    expect(hosted).toContain('https://APP-dsn.algolia.net https://APP.algolia.net https://APP-1.algolianet.com')
    expect(hosted).toContain("script-src 'self' https://cdn.example.com;")
    expect(policyOf(none, searchSources('{"host":"http://127.0.0.1:81"}'))).toContain(
      "connect-src 'self' http://127.0.0.1:81;",
    )
  })
})

describe('the build', () => {
  const build = (html: string): string => {
    const root = tempFolder('policy')
    mkdirSync(join(root, 'public/docs'), { recursive: true })
    writeFileSync(join(root, 'public/docs/index.html'), html)
    return securityPolicy(root, ['/docs/'], undefined)
  }

  test('knows its own scripts', () => {
    expect(build(`<script>${inlineScript('early')}</script>`)).toContain(hash(inlineScript('early')))
  })

  test('stops at a script that is none of them, and names the page', () => {
    expect(() => build('<script>steal()</script>')).toThrow('/docs/ 里有内容安全策略不认识的内联脚本：steal()')
  })
})
