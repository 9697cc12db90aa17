import { describe, expect, test } from '@jest/globals'
import { toString } from 'hast-util-to-string'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { withBase } from '../../src/site/routes'
import { policyElement } from '../../src/site/security-policy'
import { attribute, builtPages, documentOf, printDocuments, PUBLIC, type BuiltPage } from '../support/public-pages'

/** What a browser would refuse: every document of the site, read by a parser, against the policy that stands in it. */
function policyOf({ elements }: BuiltPage): string {
  const policies = elements.filter((element) => attribute(element, 'httpEquiv') === 'Content-Security-Policy')
  const [policy, ...others] = policies.map((element) => attribute(element, 'content') ?? '')
  if (policy === undefined || others.length) throw new Error(`${policies.length} policies`)
  return policy
}
const allowedBy = (policy: string, directive: string): Set<string> =>
  new Set(new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.split(' '))

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const isData = (type: string | undefined): boolean => /^application\/(?:ld\+)?json$/.test(type ?? '')

function refused(page: BuiltPage): string[] {
  const { elements } = page
  const policy = policyOf(page)
  const [scripts, styles] = [allowedBy(policy, 'script-src'), allowedBy(policy, 'style-src')]
  return elements.flatMap((element) => {
    const own = (name: string): boolean => attribute(element, name)?.startsWith(withBase('/')) ?? false
    const style = attribute(element, 'style')
    const handlers = Object.keys(element.properties).filter((name) => /^on[A-Z]/.test(name))
    const text = toString(element)
    const isSheet = element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet'
    const isScript = element.tagName === 'script' && !isData(attribute(element, 'type'))
    return [
      ...handlers.map((name) => `<${element.tagName} ${name}>`),
      ...(style !== undefined && !styles.has(hash(style)) ? [`style="${style}"`] : []),
      ...(element.tagName === 'style' && !styles.has(hash(text)) ? [`<style>${text.slice(0, 60)}`] : []),
      ...(isSheet && !own('href') ? [`<link href="${attribute(element, 'href')}">`] : []),
      ...(isScript && !own('src') && !scripts.has(hash(text)) ? [`<script>${text.slice(0, 60)}`] : []),
    ]
  })
}

/** Redirect stubs: `x.html` beside the page `x/`. */
const stubs = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !/(?:^|[\\/])(?:index|404)\.html$/.test(name))
  .map((name) => documentOf(name))

describe('the content security policy', () => {
  test.each([...builtPages(), ...printDocuments()].map((page) => [page.url, page] as const))(
    '%s carries its own: nothing that it would refuse, no hash to spare, nothing inline as such, nothing from elsewhere',
    (_url, page) => {
      const policy = policyOf(page)
      expect(refused(page)).toEqual([])
      expect(policy).toMatch(/^default-src 'none'; /)
      expect(policy).not.toMatch(/unsafe-|\*|data:|https?:/)
      const pieces = page.elements.filter(({ tagName }) => tagName === 'style' || tagName === 'script')
      const hashes = pieces.map((element) => hash(toString(element)))
      expect([...policy.matchAll(/'sha256-\S+'/g)].filter(([one]) => !hashes.includes(one))).toEqual([])
    },
  )

  test('no redirect stub has anything that it would refuse', () => {
    expect(stubs.length).toBeGreaterThan(100)
    expect(stubs.flatMap(refused)).toEqual([])
  })

  test('a foreign script, style and handler would be found', () => {
    const [page] = builtPages()
    const foreign = documentOf(
      page!.file.slice(PUBLIC.length + 1),
      `${policyElement({})}<script>steal()</script><style>a{}</style><p style="b:c" onclick="go()">`,
    )
    expect(refused(foreign)).toEqual(['<script>steal()', '<style>a{}', '<p onClick>', 'style="b:c"'])
  })
})
