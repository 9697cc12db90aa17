import type { Plugin } from 'esbuild'

/** Packages vreo 0.1.6 was made for, under the names they are installed by. */
const OLD: Record<string, string> = {
  '@realsee/five': '@realsee/five-v5',
  react: 'react-16',
  'react-dom': 'react-dom-16',
}

/** Gives programs about vreo the packages it was made for. */
export const oldPackages = (root: string): Plugin => ({
  name: 'old-packages',
  setup(build) {
    build.onResolve({ filter: /^(@realsee\/five|react|react-dom)(\/.*)?$/ }, ({ path: id, pluginData, ...rest }) => {
      if (pluginData === 'old') return undefined
      const name = Object.keys(OLD).find((known) => id === known || id.startsWith(`${known}/`))
      if (name === undefined) return undefined
      const { kind } = rest
      return build.resolve(OLD[name]! + id.slice(name.length), { kind, resolveDir: root, pluginData: 'old' })
    })
  },
})
