import { DEMO_FRAME } from '../../../src/publish/demo-policy'

/** What a host's own files are made of. */
export interface HostFacts {
  /** Files of the site, below the prefix. */
  paths: string[]
  /** Reads one of them. */
  read: (path: string) => string
  policy: string
}

/** A place that a site can be published at, and how it differs from a server of one's own. */
export interface Host {
  /** Whether a file of the build belongs there. */
  takes: (path: string, all: ReadonlySet<string>) => boolean
  /** Changes a page; left out, pages are published as they were built. */
  page?: (html: string, policy: string) => string
  /** Files outside of the prefix, by path from the host's root. */
  rootFiles: (facts: HostFacts) => Record<string, string>
}

/** @returns whether a file is a compressed copy: for servers that send them as they are. */
export const isCopy = (path: string): boolean => /\.(?:br|gz)$/.test(path)

/** @returns whether a file is `x.html` beside `x/`: for hosts that cannot redirect. */
export const isStub = (path: string, all: ReadonlySet<string>): boolean =>
  path !== '404.html' && path.endsWith('.html') && all.has(`${path.slice(0, -'.html'.length)}/index.html`)

/**
 * The files that a host looks for at its root.
 * @throws Error for running programs: their document has a policy in place of that of the pages, which only a server of
 *   one's own can send.
 */
export function commonRootFiles({ paths, read }: HostFacts): Record<string, string> {
  if (paths.includes(DEMO_FRAME.slice(1)))
    throw new Error('能运行的示例要用自己的安全策略，只有 nginx 能分开发送。用 nginx，或者构建时不写 DEMO_WORK')
  return Object.fromEntries(
    ['404.html', 'robots.txt'].filter((path) => paths.includes(path)).map((path) => [path, read(path)]),
  )
}
