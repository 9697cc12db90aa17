import { parseDocument } from 'yaml'
import { yamlFault } from '../../../src/article/parse/yaml-fault'
import type { Problem } from '../../../src/site/types'
import { settingsProblems } from '../settings-syntax'
import { asFence, fault, filesBelow, textOf } from './text'

const SETTINGS: [file: RegExp, lang: string][] = [
  [/^deploy\/.*\.conf$/, 'nginx'],
  [/^Dockerfile$/, 'docker'],
]

/** Settings of servers and of the pipeline, as far as their text shows it. */
export function settingsFaults(root: string): Problem[] {
  return ['Dockerfile', ...filesBelow(root, 'deploy'), ...filesBelow(root, '.github')].flatMap((file): Problem[] => {
    const text = textOf(root, file)
    if (text === undefined) return []
    const lang = SETTINGS.find(([pattern]) => pattern.test(file))?.[1]
    const outline = lang ? settingsProblems(asFence(file, lang, text)) : []
    if (lang === 'nginx') return [...outline, ...nginxFaults(file, text)]
    if (!/\.ya?ml$/.test(file)) return outline
    const broken = yamlFault(parseDocument(text, { prettyErrors: false }).errors, text)
    return broken ? [fault(file, broken.line, `不是正确的 YAML：${broken.message}`, broken.remedy)] : []
  })
}

/** Names that a release puts values in the place of. */
const PLACES = ['prefix']

function nginxFaults(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index): Problem[] => {
    const code = line.replace(/(?:^|\s)#.*$/, '').trim()
    const unknown = [...code.matchAll(/\{\{(\w+)\}\}/g)].find(([, name = '']) => !PLACES.includes(name))
    if (unknown)
      return [
        fault(
          file,
          index + 1,
          `发布时不会填 ${unknown[0]}`,
          `可用的有：${PLACES.map((name) => `{{${name}}}`).join(' ')}`,
        ),
      ]
    const isWhole = !code || /[;{}]$/.test(code) || /^[^;{}]*$/.test(code) === false
    return isWhole ? [] : [fault(file, index + 1, `这一行没有结束：${code.slice(0, 40)}`, '末尾补上半角的分号 ;')]
  })
}
