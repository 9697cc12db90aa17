import { decode } from '@jridgewell/sourcemap-codec'
import { compileScript, compileStyle, parse } from 'vue/compiler-sfc'

/** What is wrong with a component. */
export interface VueFault {
  /** With the file's name. */
  message: string
  /** Of the file, from 1. */
  line: number
}

/** @returns for each line of what was made the line that it was made of, from 1; `undefined` where it has none. */
const sourceLines = (mappings: string): (number | undefined)[] =>
  decode(mappings).map((segments) => {
    const [, , line] = segments.find(({ length }) => length > 1) ?? []
    return line === undefined ? undefined : line + 1
  })

/**
 * Compiles a `<script setup lang="ts">` component; its styles are added to the document when it runs. Runs in Node and
 * in the browser.
 * @returns TypeScript and the lines of the component that its lines are made of, or what is wrong with the component.
 */
export function compileVue(
  name: string,
  source: string,
): { code: string; lines: (number | undefined)[] } | { faults: VueFault[] } {
  const { descriptor, errors } = parse(source, { filename: name })
  // As an attribute: HTML knows small letters only
  const id = `data-v-${name.toLowerCase().replaceAll(/\W+/g, '-')}`
  const faultOf = (text: string, line: number): VueFault => ({ message: `${name}: ${text}`, line })
  const faults = errors.map((error) => faultOf(error.message, 'loc' in error ? (error.loc?.start.line ?? 1) : 1))
  const styles = descriptor.styles.map(({ content, scoped = false, loc }) => {
    const { code, errors: wrong } = compileStyle({ source: content, filename: name, id, scoped })
    // PostCSS counts from where the block begins
    for (const { message } of wrong) {
      const [, line = '1', text = message] = /:(\d+):\d+: (.*)/.exec(message) ?? []
      faults.push(faultOf(text, loc.start.line + Number(line) - 1))
    }
    return code
  })
  if (faults.length > 0) return { faults }
  let content: string
  let map: { mappings: string } | undefined
  try {
    ;({ content, map } = compileScript(descriptor, { id, inlineTemplate: true, genDefaultAs: 'component' }))
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { start?: { line: number } } }
    // The compiler of scripts only draws the place; the first mark may stand at the end of the line before
    const [, drawn = '1'] = [...message.matchAll(/^(\d+) .*\n +\|[ ^]+$/gm)].at(-1) ?? []
    const text = message.replace(/\n[^]*/, '').replace(/^\[@?vue\/compiler-sfc\] /, '')
    return { faults: [faultOf(text, loc?.start?.line ?? Number(drawn))] }
  }
  const css = JSON.stringify(styles.join('\n'))
  const code = [
    content,
    `Object.assign(component, { __scopeId: '${id}' })`,
    `document.head.append(Object.assign(document.createElement('style'), { textContent: ${css} }))`,
    'export default component',
  ].join('\n')
  return { code, lines: sourceLines(map?.mappings ?? '') }
}
