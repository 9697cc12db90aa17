import { expect, test } from '@jest/globals'
import { isPageChange } from './router'

/** A move as the browser tells it, as far as the router looks at it. */
interface Move {
  url: string
  type?: NavigationType
  canIntercept?: boolean
  hashChange?: boolean
  sameDocument?: boolean
  downloadRequest?: string | null
  formData?: FormData | null
}

const eventOf = ({ url, type = 'push', sameDocument = false, ...more }: Move): NavigateEvent =>
  ({
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: type,
    destination: { url: new URL(url, 'http://localhost').href, sameDocument },
    ...more,
  }) as never

test.each<[string, Move, boolean]>([
  ['to another page of the site', { url: '/developer/docs/' }, true],
  ['back to another page', { url: '/developer/docs/', type: 'traverse' }, true],
  ['to a section of the page', { url: '/developer/docs/#a', hashChange: true }, false],
  ['reloading', { url: '/developer/docs/', type: 'reload' }, false],
  ['downloading', { url: '/developer/docs/', downloadRequest: 'a.zip' }, false],
  ['sending a form', { url: '/developer/docs/', formData: new FormData() }, false],
  ['a script writing the address', { url: '/developer/search/?q=a', type: 'replace', sameDocument: true }, false],
  ['to a file of the site', { url: '/developer/openapi.json' }, false],
  ['to another site', { url: 'https://example.com/developer/docs/', canIntercept: false }, false],
  ['outside of the prefix', { url: '/other/docs/' }, false],
])('a move %s', (_what, move, expected) => expect(isPageChange(eventOf(move))).toBe(expected))
