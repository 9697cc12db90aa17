import { createRequire } from 'node:module'
import { join } from 'node:path'
import { theOnly } from '../site/gatsby-contact'
import { scriptTargets } from './browser-targets'

const HERE = 'src/gatsby/webpack-scripts.ts'
/** Absolute path of the loader, for webpack's rules. */
export const ESBUILD = createRequire(`${process.cwd()}/package.json`).resolve('esbuild-loader')

/** A rule of webpack's configuration, as far as it is changed here. */
export interface Rule {
  test?: unknown
  use?: unknown
}
/** A webpack configuration, as far as it says what compiles scripts. */
export interface Rules {
  module: { rules: Rule[] }
}

/**
 * @returns the plugin of a class in a list.
 * @throws {GatsbyChanged} when it is not found once.
 */
export const pluginOf = <T extends object>(plugins: readonly T[], name: string, where: string): T =>
  theOnly(plugins, ({ constructor }) => constructor.name === name, `webpack 的 ${name}`, where)

/**
 * @returns the rules of a configuration for TypeScript, whose Babel only takes the types out, and for all scripts.
 * @throws {GatsbyChanged} when they are not both found once.
 */
export function scriptRules({ module: { rules } }: Rules): Record<'typescript' | 'scripts', Rule> {
  const isFor = (test: RegExp, rule: Rule): boolean => String(rule.test) === String(test)
  return {
    typescript: theOnly(rules, (rule) => isFor(/\.tsx?$/, rule), 'webpack 的 TypeScript 规则', HERE),
    scripts: theOnly(
      rules,
      (rule) => isFor(/\.(js|mjs|jsx|ts|tsx)$/, rule) && typeof rule.use === 'function',
      'webpack 的脚本规则',
      HERE,
    ),
  }
}

/**
 * Lets esbuild compile all scripts.
 * @throws {GatsbyChanged} when Gatsby's rules are not as they were.
 */
export function useEsbuildLoader(config: Rules): void {
  const { typescript, scripts } = scriptRules(config)
  config.module.rules = config.module.rules.filter((rule) => rule !== typescript)
  scripts.use = [
    {
      loader: ESBUILD,
      options: { loader: 'tsx', jsx: 'automatic', target: scriptTargets(), tsconfigRaw: {} },
    },
    { loader: join(process.cwd(), 'src/gatsby/strip-queries.cjs') },
  ]
}
