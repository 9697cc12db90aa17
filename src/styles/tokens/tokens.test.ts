import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'

/** The colours as the files beside this one give them: light ones of `:root`, dark ones over them. */
function palettes(): Record<'light' | 'dark', Record<string, string>> {
  const files = readdirSync('src/styles/tokens').filter((file) => file.endsWith('.css'))
  const halves = files.map((file) => readFileSync(`src/styles/tokens/${file}`, 'utf8').split("[data-theme='dark']"))
  const colours = (block: string) =>
    Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, hex]) => [name!, hex!]))
  const [light, dark] = [0, 1].map((half) => halves.map((parts) => parts[half]).join('\n')) as [string, string]
  return { light: colours(light), dark: { ...colours(light), ...colours(dark) } }
}

/** Relative luminance (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const TEXTS = ['text', 'text-2', 'text-3', 'accent', 'accent-hover']
const CODE = ['fg', 'comment', 'keyword', 'string', 'number', 'func', 'type', 'attr']

/** Letters on the surface that they stand on: 4.5 (success criterion 1.4.3). */
const LETTERS = [
  ...TEXTS.flatMap((ink) => ['bg', 'bg-sunk', 'bg-raised'].map((paper) => [ink, paper])),
  ...['text', 'text-2'].map((ink) => [ink, 'bg-hover']),
  ...['text', 'text-2', 'accent'].map((ink) => [ink, 'accent-soft']),
  ...['accent-solid', 'accent-solid-hover'].map((paper) => ['on-accent', paper]),
  ...['text-2', 'text-3'].map((ink) => [ink, 'code-head']),
  ['mark-fg', 'mark-bg'],
  ['tip-fg', 'bg'],
  ['danger-fg', 'bg'],
  ...['note', 'tip', 'info', 'warn', 'danger'].flatMap((kind) => [
    [`${kind}-fg`, `${kind}-bg`],
    ['text', `${kind}-bg`],
  ]),
  ...CODE.flatMap((ink) => ['code-bg', 'code-hl', 'code-add', 'code-del'].map((paper) => [`code-${ink}`, paper])),
] as [string, string][]

/** Edges of controls, the focus ring, and drawings that say something: 3 (success criterion 1.4.11). */
const SHAPES = [
  ['line-strong', 'bg'],
  ['line-strong', 'bg-sunk'],
  ['focus', 'bg'],
  ['focus', 'bg-sunk'],
  ['focus', 'code-bg'],
  ['marker', 'bg'],
  ['marker', 'bg-sunk'],
] as [string, string][]

/** What cannot read a style sheet repeats a token; each says here which. */
const REPEATED: [file: string, inLight: Record<string, string>, inDark?: Record<string, string>][] = [
  [
    'static/icon.svg',
    { box: 'text', edge: 'accent', point: 'marker' },
    { box: 'text', edge: 'accent', point: 'marker' },
  ],
  ['static/manifest.json', { background_color: 'bg', theme_color: 'bg' }],
]

test.each(REPEATED)('%s has the colours of the tokens: change them together', (file, inLight, inDark = {}) => {
  const { light, dark } = palettes()
  const full = (hex = ''): string => (hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex)
  const [first = '', second = ''] = readFileSync(file, 'utf8').split('prefers-color-scheme: dark')
  const written = (text: string, name: string) =>
    new RegExp(`${name}\\W+(?:stroke|fill)?\\W*(#[\\da-f]{6})`).exec(text)?.[1]
  for (const [text, names, palette] of [[first, inLight, light] as const, [second, inDark, dark] as const])
    for (const [name, token] of Object.entries(names))
      expect({ file, name, colour: written(text, name) }).toEqual({ file, name, colour: full(palette[token]) })
})

// A drawing without its style sheet has colours that are read on light and on dark ground
test('no script has a colour of its own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|^(?:demos|article\/parse)\/|svg-colors/.test(name),
  )
  const own = files.filter((name) => /#(?:[\da-f]{6}|[\da-f]{3})\b(?!\w)/.test(readFileSync(`src/${name}`, 'utf8')))
  expect(own).toEqual([])
})

describe.each(Object.entries(palettes()))('%s', (_theme, palette) => {
  test.each([...LETTERS.map((pair) => [...pair, 4.5] as const), ...SHAPES.map((pair) => [...pair, 3] as const)])(
    '--%s on --%s has a contrast of at least %d',
    (ink, paper, least) => {
      expect(palette[ink]).toBeDefined()
      expect(palette[paper]).toBeDefined()
      expect(contrast(palette[ink]!, palette[paper]!)).toBeGreaterThanOrEqual(least)
    },
  )
})
