import { describe, expect, test } from '@jest/globals'
import { highlightLines, LANGUAGES } from './highlight'

/** The pieces of a code that have a role, e.g. `k:const`. */
async function roles(language: string, code: string): Promise<string[]> {
  const html = (await highlightLines(code, language)).join('\n')
  return [...html.matchAll(/<i class="(\w)">([^<]*)<\/i>/g)].map(([, role, text]) => `${role}:${text!.trim()}`)
}

const unescape = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

describe('readers see what is what', () => {
  test.each<[language: string, code: string, expected: string[]]>([
    ['ts', "const five = new Five({ id: 'a' }) // b", ['k:const', 'k:new', 't:Five', 'a:id', "s:'a'", 'c:// b']],
    ['ts', 'five.load<Work>(undefined, MAX_SIZE, 1)', ['f:load', 't:Work', 'n:undefined', 'n:MAX_SIZE', 'n:1']],
    ['ts', 'let size: Size', ['k:let', 't:Size']],
    ['tsx', '<FiveCanvas width={1} /> as X', ['t:FiveCanvas', 'a:width', 'n:1']],
    ['jsx', '<div title="a">b</div>', ['k:div', 'a:title', 's:"a"']],
    ['js', 'return `a`', ['k:return', 's:`a`']],
    ['vue', '<A :w="f(1)" @c="x = 2">{{ n.m }}</A>', ['t:A', 'a::w', 'f:f', 'n:1', 'a:@c', 'n:2', 'a:m']],
    ['vue', '<script setup lang="ts">\nlet a: B\n</script>', ['k:script', 'k:let', 't:B']],
    ['html', '<p class="a">b</p><style>.c { top: 0 }</style>', ['k:p', 'a:class', 's:"a"', 't:c', 'a:top', 'n:0']],
    ['wxml', '<web-view src="{{ f(1) }}" />', ['k:web-view', 'a:src', 'f:f', 'n:1']],
    ['css', '.a { margin: 0 auto; }', ['t:a', 'a:margin', 'n:0 auto']],
    ['json', '{ "a": [1, true, "b"] }', ['a:"a"', 'n:1', 'n:true', 's:"b"']],
    ['bash', 'pod install --no-repo "a" # b', ['f:pod', 'a:--no-repo', 's:"a"', 'c:# b']],
    ['java', 'public void f() { this.b("c"); }', ['k:public', 'f:f', 'k:this', 'f:b', 's:"c"']],
    ['kotlin', 'val a: Foo = load(1)', ['k:val', 't:Foo', 'f:load', 'n:1']],
    ['swift', 'let url = URL(string: "a")', ['k:let', 'f:URL', 's:"a"']],
    ['objective-c', '@interface A : NSObject', ['k:@interface', 't:NSObject']],
    ['xml', '<a b="c">d</a>', ['k:a', 'a:b', 's:"c"']],
    ['go', 'func main() {}', ['k:func', 'f:main']],
  ])('%s: %s', async (language, code, expected) => {
    expect(await roles(language, code)).toEqual(expect.arrayContaining(expected))
  })

  test('a comment over several lines is one on each', async () => {
    expect(await highlightLines('/* a\n b */\nc', 'ts')).toEqual([
      '<i class="c">/* a</i>',
      '<i class="c"> b */</i>',
      'c',
    ])
  })

  test('a command that goes on in the next line has one name', async () => {
    expect(await roles('bash', 'curl \\\n  example.com')).toEqual(['f:curl'])
  })

  test('settings are not taken for a program', async () => {
    expect(await roles('properties', 'a.Bc=true')).toEqual([])
  })
})

const AWKWARD = [
  '',
  '\n',
  'a\n\nb',
  '<a>&amp;</a>',
  "'\n`${",
  '{{ }',
  '@中文 "引号" // 注释 *',
  '\t- x: |\n\t\t<T',
  '}\r\n{',
]
test.each(LANGUAGES)('%s: nothing is lost, whatever the code', async (language) => {
  for (const code of AWKWARD) expect(unescape((await highlightLines(code, language)).join('\n'))).toBe(code)
})
