import type { Element } from 'hast'

const ACCENT = '#0a8ea3'
const FAINT = '#0a8ea333'
const MARKER = '#d9622b'
const LINE = '#7f8b94'

/** What a token is where there is no style sheet: readable on light and on dark ground; grounds show what is below them. */
const TOKENS: Record<string, string> = {
  accent: ACCENT,
  'accent-soft': FAINT,
  marker: MARKER,
  line: LINE,
  'line-strong': LINE,
  bg: 'none',
  'bg-sunk': 'none',
}

/** What the classes of shapes (style.css) say there; words have the colour of the text. */
const CLASSES: Record<string, Record<string, string>> = {
  'fig-line': { fill: 'none', stroke: LINE },
  'fig-accent': { fill: 'none', stroke: ACCENT },
  'fig-fill': { fill: FAINT },
  'fig-point': { fill: MARKER },
}

/**
 * Gives an element of a drawing colours of its own, which every style sheet goes over: a reader mode shows the drawing
 * without one, and its shapes would be black.
 */
export function plainColors(node: Element): void {
  for (const [name, value] of Object.entries(node.properties))
    if (typeof value === 'string')
      node.properties[name] = value.replace(
        /var\(--([\w-]+)\)/g,
        (_whole, token: string) => `var(--${token},${TOKENS[token] ?? 'currentColor'})`,
      )
  for (const name of [node.properties.className].flat())
    node.properties = { ...CLASSES[String(name)], ...node.properties }
}
