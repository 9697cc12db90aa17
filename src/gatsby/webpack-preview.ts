import { ESBUILD, pluginOf, scriptRules, type Rules } from './webpack-scripts'

const HERE = 'src/gatsby/webpack-preview.ts'

/** What is changed of the preview's webpack configuration. */
export interface PreviewConfig extends Rules {
  plugins: { options?: { ignoreOrder?: boolean } }[]
}

/**
 * Lets the preview bundle styles in any order: layers decide what wins (`src/styles/layers.css`), and what webpack has
 * to say of the order is no author's business.
 * @throws {GatsbyChanged} when the plugin that writes the styles is not found once.
 */
export function ignoreOrderOfStyles({ plugins }: Pick<PreviewConfig, 'plugins'>): void {
  const extract = pluginOf(plugins, 'MiniCssExtractPlugin', HERE)
  extract.options = { ...extract.options, ignoreOrder: true }
}

/**
 * Leaves out ESLint with Gatsby's rules, which the preview would load at every start: the project has its own
 * (`eslint.config.mjs`), and Gatsby looks for none of that name.
 * @throws {GatsbyChanged} when Gatsby's plugin is not found once.
 */
export function leaveOutEslint(config: Pick<PreviewConfig, 'plugins'>): void {
  const eslint = pluginOf(config.plugins, 'ESLintWebpackPlugin', HERE)
  config.plugins = config.plugins.filter((plugin) => plugin !== eslint)
}

/**
 * Lets esbuild take the types out, and compile what has no components for fast refresh.
 * @throws {GatsbyChanged} when Gatsby's rules are not as they were.
 */
export function leaveBabelOnlyComponents(config: Rules): void {
  const { typescript, scripts } = scriptRules(config)
  typescript.use = [{ loader: ESBUILD, options: { loader: 'tsx', jsx: 'preserve', target: 'esnext', tsconfigRaw: {} } }]
  scripts.test = /\.(?:js|mjs|jsx|tsx)$/
}
