import { describe, expect, test } from '@jest/globals'
import { readText } from '../../site/read-text'
import { cleanQuery } from './clean-query'

test.each([
  ['  全景  ', '全景'],
  ['全景\ud800标尺', '全景 标尺'],
  ['😀', '😀'],
  ['一行\n二行\u0000', '一行 二行'],
  ['set\u200bState\u00ad\ufeff', 'setState'],
  ['标'.repeat(100), '标'.repeat(64)],
  [`${'标'.repeat(63)}😀`, '标'.repeat(63)],
  ["didn't interact", "didn't interact"],
  ['five.setState', 'five.setState'],
  ['live/preparation/aksk', 'live/preparation/aksk'],
  ['videos.videoEffect 3:2', 'videos.videoEffect 3:2'],
])('%j becomes %j', (input, cleaned) => {
  expect(cleanQuery(input, 64)).toBe(cleaned)
  expect(() => encodeURIComponent(cleaned)).not.toThrow()
})

describe('the path of an interface stays,', () => {
  const paths = [...readText('content/openapi/openapi.yaml').matchAll(/^ {2}(\/\S+):$/gm)].map(([, path]) => path!)

  test('whichever it is, also after a question', () => {
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) expect(cleanQuery(`怎么用 ${path}`, 100)).toBe(`怎么用 ${path}`)
  })

  test('without the host that it was asked of', () =>
    expect(cleanQuery('curl -X POST https://app-gateway.realsee.cn/open/v1/work/sign', 64)).toBe(
      'curl -X POST /open/v1/work/sign',
    ))
})

describe('a pasted error is taken down to its message:', () => {
  test.each([
    [
      'Uncaught (in promise) Error: [PARSE FAILED]: Invalid signature. at parseWork (five.js:1203:17)',
      '[PARSE FAILED]: Invalid signature.',
    ],
    [
      'TypeError: five.open is not a function at async http://localhost:5173/src/main.ts:8:3',
      'five.open is not a function',
    ],
    ['react-dom.development.js:18687 Uncaught Error: FiveProvider never found.', 'FiveProvider never found.'],
    ['“标尺数据依赖不齐全！”', '标尺数据依赖不齐全！'],
    ['「标签」 ‘热点’', '标签 热点'],
    ['error:1 Uncaught (in promise) getTicket() 未配置!', 'getTicket() 未配置!'],
    ['{"code":401,"message":"access_token expired","request_id":"8f2c"}', 'access_token expired'],
    ['GET https://vr.example.com/flat/model.glb 404 (Not Found)', 'GET 404 (Not Found)'],
    ['Too many active WebGL contexts. main.js?t=1690:88', 'Too many active WebGL contexts.'],
    ['/home/me/app/src/App.tsx:12:5 - error TS2345: Argument', '- error TS2345: Argument'],
    ['12:04:11.300 E/AndroidRuntime(1201): RESPONSE TIMEOUT', 'RESPONSE TIMEOUT'],
    ['Failed to load resource: the server responded with a status of 403 ()', 'status 403 ()'],
    ['npm ERR! code ERESOLVE npm ERR! ERESOLVE unable to resolve', 'ERESOLVE unable to resolve'],
  ])('%j', (pasted, message) => {
    expect(cleanQuery(pasted, 64)).toBe(message)
  })

  test('before it is cut, and not inside a word', () => {
    const address = `https://vr.example.com/${'a'.repeat(80)}`
    expect(cleanQuery(`Uncaught ${address} Invalid certificate`, 64)).toBe('Invalid certificate')
    expect(cleanQuery("play() failed because the user didn't interact with the document first", 64)).toBe(
      "play() failed because the user didn't interact with the document",
    )
  })

  test.each(['Uncaught (in promise) false', 'Uncaught (in promise) undefined', 'Uncaught 404'])(
    'but %j stays: without the rest it is any word',
    (pasted) => {
      expect(cleanQuery(pasted, 64)).toBe(pasted)
    },
  )

  test('but an address alone stays', () => {
    expect(cleanQuery('https://a.example/docs/five/', 64)).toBe('https://a.example/docs/five/')
  })
})
