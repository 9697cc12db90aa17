import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { publishedCode } from '../support/published-code'
import { attribute, builtPages, docPages, fileOf, PUBLIC, type BuiltPage } from '../support/public-pages'

/** Bytes a reader pays for, in KiB brotli 11 (docs/decisions/0003-page-weight.md). */
// 10.2 measured: pages that stall half-way are told, and styles of further pages are sheets of the document's own
const JS_BUDGET = 10.25
// With the policy of the page, which no header has to say
const FRAME_BUDGET = 14
const CSS_BUDGET_GZIP_BYTES = 10_240

const brotli = (data: Buffer | string): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024

/** Scripts of a page: those it loads, inert ones in `<template>` included. */
function scriptsOf(page: BuiltPage): string[] {
  const sources = [...page.html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? '')
  const preloads = page.elements
    .filter((element) => element.tagName === 'link' && attribute(element, 'as') === 'script')
    .map((element) => attribute(element, 'href') ?? '')
  return [...new Set([...sources, ...preloads])]
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('page weight', () => {
  test(`the JavaScript of a doc page stays within ${JS_BUDGET} KiB`, () => {
    const pages = docPages()
    const sets = new Set(pages.map((page) => scriptsOf(page).sort().join()))
    // The same files for every doc page: shared JavaScript does not grow with pages.
    expect(sets.size).toBe(1)
    const files = scriptsOf(pages[0]!).map((src) => fileOf(src)!)
    expect(files.length).toBeGreaterThan(0)
    expect(files.reduce((sum, file) => sum + brotli(readFileSync(file)), 0)).toBeLessThanOrEqual(JS_BUDGET)
  })

  test(`the frame of a doc page, its HTML without the article, stays within ${FRAME_BUDGET} KiB`, () => {
    const frames = docPages().map(({ html }) =>
      html.replace(/(<div[^>]*id="article-body"[^>]*>)[\s\S]*?(<nav class="pager|<\/article)/, '$1$2'),
    )
    expect(frames.every((frame, index) => frame.length < docPages()[index]!.html.length)).toBe(true)
    expect(median(frames.map((frame) => brotli(frame)))).toBeLessThanOrEqual(FRAME_BUDGET)
  })

  test(`all CSS stays within ${CSS_BUDGET_GZIP_BYTES} B gzip`, () => {
    // Each page has the sheets of what it shows: together those of all docs
    const sheets = docPages().flatMap(({ html }) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)])
    const css = [...new Set(sheets.map(([, text]) => text))].join('')
    expect(css.length).toBeGreaterThan(1000)
    expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(CSS_BUDGET_GZIP_BYTES)
  })

  test('the styles of a construct stand in the pages that show it, and in no others', () => {
    // Of each sheet a class that only its construct has
    const classes = {
      'api-table': 'params',
      callout: 'callout',
      cards: 'cards',
      'code-lines': 'ln',
      endpoint: 'endpoint',
      'error-text': 'error-text',
      figure: 'figure',
      filter: 'filter',
      'framework-switch': 'variants',
      gallery: 'gallery',
      program: 'run',
      steps: 'steps',
      tabs: 'tabs',
    }
    const shown = (page: BuiltPage): string[] => {
      const found = new Set(page.elements.flatMap((element) => attribute(element, 'className')?.split(' ') ?? []))
      return Object.entries(classes).flatMap(([name, className]) => (found.has(className) ? [name] : []))
    }
    const styled = ({ html }: BuiltPage): string[] =>
      [...html.matchAll(/ data-part="([^"]+)"/g)].map(([, name]) => name!)
    const pages = [...docPages(), ...builtPages().filter(({ url }) => /\/(?:demos|openapi)\/$/.test(url))]
    expect([...new Set(pages.flatMap(shown))].sort()).toEqual(Object.keys(classes))
    for (const page of pages) expect([page.url, ...styled(page).sort()]).toEqual([page.url, ...shown(page)])
  })

  test('the first layered styles of every page name the order of all layers', () => {
    for (const { url, html } of builtPages()) {
      const sheets = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css!)
      const first = sheets.find((css) => css.includes('@layer'))
      const named = first?.replace(/\s*,\s*/g, ', ').startsWith('@layer reset, base, prose, parts, page, override;')
      expect([url, named]).toEqual([url, true])
    }
  })

  test('a page has all its styles in itself: also those of the pointer, for readers without scripts', () => {
    for (const { url, html, elements } of docPages()) {
      const links = elements.filter((element) => element.tagName === 'link')
      expect([url, links.filter((link) => attribute(link, 'rel') === 'stylesheet')]).toEqual([url, []])
      const sheets = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css!)
      expect([url, sheets.some((css) => css.includes(':hover'))]).toEqual([url, true])
    }
  })

  test('no page has JavaScript of its own, and nothing of the SDKs or the pipeline is in any script', () => {
    const scripts = publishedCode().filter(({ name }) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length).toBeLessThan(20)
    for (const { text } of scripts)
      expect(text).not.toMatch(/WebGLRenderer|createHighlighterCore|micromark|parseWork\(/)
  })

  test('no fonts', () => {
    const files = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    expect(files.filter((name) => /\.(?:woff2?|ttf|otf|eot)$/.test(name))).toEqual([])
    expect(builtPages()[0]!.html).not.toMatch(/src:\s*url\(/)
  })
})
