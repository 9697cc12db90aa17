import { agentFiles } from '../site/agent-files'
import { UNPUBLISHED } from '../site/unpublished-packages'

/** A package that no public registry has: what the documents say of it is declared, and not checked against it. */
export interface DeclaredPackage {
  name: string
  /** Name of its files below `content/reference/`. */
  slug: 'live' | 'jsbridge-x'
  /** Version that the documents speak of. */
  version: string
  /** Its declarations, from the repository's root. */
  source: string
  /** Where they are published, without prefix. */
  path: string
  /** Entry points, in the order of preference. */
  modules: string[]
}

export const DECLARED: readonly DeclaredPackage[] = [
  {
    name: '@realsee/live',
    slug: 'live',
    version: UNPUBLISHED['@realsee/live'],
    source: 'content/types/live.d.ts',
    path: agentFiles.liveTypes,
    modules: ['@realsee/live'],
  },
  {
    name: '@realsee/jsbridge-x',
    slug: 'jsbridge-x',
    version: UNPUBLISHED['@realsee/jsbridge-x'],
    source: 'content/types/jsbridge-x.d.ts',
    path: agentFiles.jsbridgeTypes,
    modules: [
      '@realsee/jsbridge-x',
      '@realsee/jsbridge-x/lib/react/hooks',
      '@realsee/jsbridge-x/lib/react',
      ...[
        'JSBridgeProtocol',
        'WebViewEventMap',
        'WebViewState',
        'WebViewTypeEnum',
        'DeviceInfo',
        'UserInfo',
        'ShareConfig',
      ].map((name) => `@realsee/jsbridge-x/lib/typings/${name}`),
    ],
  },
]
