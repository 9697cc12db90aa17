import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { PageApp } from './project/page-app'

/** What the samples share with the templates of Vite. */
const DEFINE = {
  'import.meta.env.DEV': 'true',
  'import.meta.env.SSR': 'false',
  'import.meta.hot': 'undefined',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  global: 'globalThis',
}

/** Packages that vreo 0.1.6 was made for, under the names they are installed by. */
export const OLD_PACKAGES: Record<string, string> = {
  '@realsee/five': '@realsee/five-v5',
  react: 'react-16',
  'react-dom': 'react-dom-16',
}

/**
 * How the packages of a set are bundled for the browser.
 * @param mode of React and Vue; React 16 warns in development of what vreo 0.1.6 does.
 */
export function packageOptions(root: string, sdk: PageApp['sdk'], mode: 'development' | 'production'): BuildOptions {
  const regenerator = readFileSync(path.join(root, 'node_modules/regenerator-runtime/runtime.js'), 'utf8')
  return {
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    absWorkingDir: root,
    jsx: 'automatic',
    define: { ...DEFINE, 'process.env.NODE_ENV': JSON.stringify(sdk === 'five5' ? 'production' : mode) },
    alias: {
      vue: path.join(root, 'node_modules/vue/dist/vue.esm-bundler.js'),
      ...(sdk === 'five5' && OLD_PACKAGES),
    },
    loader: { '.png': 'dataurl', '.svg': 'dataurl', '.ttf': 'dataurl', '.woff': 'dataurl', '.woff2': 'dataurl' },
    // vreo needs it before its first line, and chunks do not keep the order of a module's imports
    banner: { js: `(() => {${regenerator}})();` },
    logLevel: 'silent',
  }
}
