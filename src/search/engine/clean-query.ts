/** Quotes of any shape; an apostrophe inside a word is none. */
const QUOTES = /["“”„‟«»「」『』`]|(?<![A-Za-z])['‘’‚‛]|['‘’‚‛](?![A-Za-z])/g

/** How addresses of interfaces begin (content/openapi/openapi.yaml): those can be looked up, other paths and addresses cannot. */
const INTERFACE = String.raw`\/(?:auth|open|realsee-data|staticize)\/`

/** What a console, a log or an address bar adds to a message, first to last. */
const NOISE: [pattern: RegExp, instead: string][] = [
  // An answer of an interface: its message is what can be looked up
  [/^\s*\{.*?"(?:message|msg|error|errmsg)"\s*:\s*"((?:[^"\\]|\\.)+)".*$/s, '$1'],
  // `at parseWork (five.js:1203:17)`, and without the brackets
  [/\bat\s+(?:(?:async|new)\s+)?[\w$.<>[\]]*\s*\([^()]*\)/g, ' '],
  [/\bat\s+(?:async\s+)?\S+:\d+(?::\d+)?/g, ' '],
  [new RegExp(`\\bhttps?:\\/\\/[^/\\s]+(?=${INTERFACE})`, 'g'), ''],
  [/\b(?:https?|wss?|file|blob|webpack(?:-internal)?|capacitor):\/*[^\s'"”’)）]+/gi, ' '],
  // `main.js?t=1690:88`, `/home/me/src/App.tsx:12:5`, `C:\work\app.ts`
  [/\S*\.(?:[cm]?[jt]sx?|vue|html?|css|java|kt|swift|mm?)(?:\?[^\s:]*)?(?::\d+){1,2}:?/gi, ' '],
  [new RegExp(String.raw`(?<!\S)(?!${INTERFACE})(?:[A-Za-z]:\\|\.{0,2}\/)\S*[/\\]\S+`, 'g'), ' '],
  // `host("vr.example.com")`: which host it was says nothing
  [/["“'(]+[\w-]+(?:\.[\w-]+)+(?::\d+)?["”')]+/g, ' '],
  [/^\s*\S+:\d+\s+(?=Uncaught\b)/, ' '],
  // Chrome's words for any answer but 200: the number is what can be looked up
  [/\bFailed to load resource:.*?\bstatus of (\d+)/g, 'status $1'],
  [/\bUncaught\b(?:\s*\(in promise\))?|\(in promise\)|\bUnhandled(?: Promise)? ?Rejection\b/gi, ' '],
  [/\bnpm (?:ERR!|error) (?=code\b)code \S+|\bnpm ERR!/gi, ' '],
  [/(?<!\S)[VDIWEF]\/[\w.]+(?:\(\s*\d+\))?:/g, ' '],
  [/\b(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?Z?\b/g, ' '],
  [/(?<!\S)(?:(?:Syntax|Type|Reference|Range|URI)?Error|Warning):\s*(?=\S)/g, ' '],
  [QUOTES, ' '],
]

/** A message of which only a word like `false`, `undefined` or `404` is left: what stood around it is part of it. */
const SAYS_LITTLE = /^[^\p{L}\p{N}]*(?:[a-z]{1,9}|\d{1,3})?[^\p{L}\p{N}]*$/u

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Cuts a text, not through a Latin word where it can be helped. */
function cut(text: string, limit: number): string {
  const part = text.slice(0, limit)
  if (text.length <= limit || !/^[\w$]/.test(text.slice(limit))) return part
  const whole = part.replace(/\s+[\w$]*$/, '')
  return whole.length * 2 > limit ? whole : part
}

/**
 * Makes any input safe to search and to put into an address, and takes a pasted error down to its message: half
 * characters (lone surrogates), control characters and those that nobody sees, stack positions, addresses, paths and quotes go, and what is too
 * long is cut then. A text of nothing else stays as it is.
 *
 * @param limit in UTF-16 units, as `maxlength` counts them.
 */
export function cleanQuery(input: string, limit: number): string {
  const text = tidy(input.replace(/\p{Cf}/gu, '').replace(/[\p{Cs}\p{Cc}]/gu, ' '))
  const message = tidy(NOISE.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text))
  return tidy(cut(SAYS_LITTLE.test(message) ? text : message, limit).replace(/\p{Cs}/gu, ''))
}
