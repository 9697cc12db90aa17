import { EditorView } from '@codemirror/view'

const ROLES = { c: 'comment', k: 'keyword', tag: 'keyword', s: 'string', n: 'number', f: 'func', t: 'type', a: 'attr' }

const control = {
  minHeight: 'max(1.875rem, var(--tap))',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-s)',
  background: 'var(--bg)',
  color: 'var(--text)',
  font: 'inherit',
  fontSize: 'var(--fs-xs)',
}

/** Where rows are few, what is found has them: to find takes one. */
const few = {
  '.cm-panel.cm-search': { display: 'flex' },
  '.cm-panel.cm-search [name=search]': { flex: '1', minWidth: '0' },
  '.cm-panel.cm-search :is(label, br, [name=select], [name^=replace])': { display: 'none' },
}

/** Colours and sizes of the page's own code blocks, in both colour modes: the page's properties reach into the shadow. */
export const theme = EditorView.theme({
  '&': { height: '100%', background: 'var(--bg)', color: 'var(--code-fg)', fontSize: 'var(--fs-xs)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.7', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': { background: 'var(--code-bg)', color: 'var(--text-3)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'color-mix(in srgb, var(--code-hl) 50%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 30%, transparent)',
  },
  '.cm-searchMatch, .cm-selectionMatch': { background: 'var(--code-add)' },
  '.cm-searchMatch-selected': { background: 'var(--code-hl)', outline: '1px solid var(--accent)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--code-hl)' },
  '.cm-panels, .cm-tooltip': {
    background: 'var(--code-head)',
    color: 'var(--text)',
    borderColor: 'var(--line-strong)',
  },
  '.cm-panel.cm-search': { padding: 'var(--s1) 2rem var(--s1) var(--s2)' },
  '.cm-textfield, .cm-button': control,
  // Firefox has wider ones, and more rows of them
  '.cm-textfield': { width: '10rem' },
  '.cm-panel.cm-search label': { fontSize: 'var(--fs-xs)', whiteSpace: 'nowrap' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--text)', fontSize: '1.25rem', minWidth: '1.75rem' },
  '@container (width < 25em)': few,
  '@media (height < 30em)': few,
  '.cm-tooltip-autocomplete ul li': { color: 'var(--text)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--code-hl)', color: 'var(--text)' },
  '.cm-completionDetail': { color: 'var(--text-3)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-tooltip.cm-completionInfo': { maxWidth: '24rem', padding: 'var(--s2)', fontSize: 'var(--fs-xs)' },
  '.cm-completionInfo code': { fontFamily: 'var(--mono)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '.cm-completionInfo p': { margin: 'var(--s1) 0 0' },
  '.cm-diagnostic': { font: 'inherit' },
  // CodeMirror draws its line with a picture in the style, which the page's policy refuses
  '.cm-lintRange-error': {
    background: 'color-mix(in srgb, var(--danger-fg) 14%, transparent)',
    textDecoration: 'underline wavy var(--danger-fg)',
  },
  ...Object.fromEntries(Object.entries(ROLES).map(([role, token]) => [`.${role}`, { color: `var(--code-${token})` }])),
})
