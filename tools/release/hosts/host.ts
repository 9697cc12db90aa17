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

/** The files that a host looks for at its root. */
export const commonRootFiles = ({ paths, read }: HostFacts): Record<string, string> =>
  Object.fromEntries(
    ['404.html', 'robots.txt'].filter((path) => paths.includes(path)).map((path) => [path, read(path)]),
  )
