import { compileScript, compileStyle, parse } from 'vue/compiler-sfc'

/** A name for a component's scoped styles: the same for the same file. */
function scopeOf(name: string): string {
  let hash = 0
  for (const character of name) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) >>> 0
  return `data-v-${hash.toString(16)}`
}

/**
 * Compiles a `<script setup lang="ts">` component; its styles are added to the document when it runs. Runs in Node and
 * in the browser.
 * @returns TypeScript, or what is wrong with the component.
 */
export function compileVue(name: string, source: string): { code: string } | { faults: string[] } {
  const { descriptor, errors } = parse(source, { filename: name })
  const id = scopeOf(name)
  const styles = descriptor.styles.map(({ content, scoped = false }) =>
    compileStyle({ source: content, filename: name, id, scoped }),
  )
  const faults = [...errors, ...styles.flatMap((style) => style.errors)]
  if (faults.length > 0) return { faults: faults.map(({ message }) => `${name}: ${message}`) }
  const { content } = compileScript(descriptor, { id, inlineTemplate: true, genDefaultAs: 'component' })
  const css = JSON.stringify(styles.map(({ code }) => code).join('\n'))
  const code = [
    content,
    `Object.assign(component, { __scopeId: '${id}' })`,
    `document.head.append(Object.assign(document.createElement('style'), { textContent: ${css} }))`,
    'export default component',
  ].join('\n')
  return { code }
}
