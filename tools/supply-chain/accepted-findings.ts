/** A finding of `npm audit` that we live with, and why. Its text is also in docs/supply-chain.md. */
export interface AcceptedFinding {
  /** Advisory, `GHSA-…`. */
  id: string
  package: string
  /** Installed versions that are affected. */
  versions: string[]
  severity: 'low' | 'moderate' | 'high' | 'critical'
  /** Why it cannot hurt here. */
  reason: string
}

/** Reviewed findings. Take an entry out as soon as its versions are gone: a test compares them with the lock file. */
export const acceptedFindings: AcceptedFinding[] = [
  {
    id: 'GHSA-pxg6-pf52-xh8x',
    package: 'cookie',
    versions: ['0.5.0'],
    severity: 'low',
    reason: 'Gatsby 的开发服务用它读写 Cookie，只在本机预览时运行；站点是静态文件，不用 Cookie',
  },
  {
    id: 'GHSA-52f5-9888-hmc6',
    package: 'tmp',
    versions: ['0.0.33'],
    severity: 'low',
    reason: 'gatsby-cli 的问答界面带来的（external-editor）；构建不开编辑器，也不接受别人给的临时文件夹',
  },
  {
    id: 'GHSA-38r7-794h-5758',
    package: 'webpack',
    versions: ['5.98.0'],
    severity: 'low',
    reason: '只影响打开 experiments.buildHttp 的构建；Gatsby 与本站都没有打开，构建不从网络取模块',
  },
  {
    id: 'GHSA-8fgc-7cc6-rx7x',
    package: 'webpack',
    versions: ['5.98.0'],
    severity: 'low',
    reason: '同上，buildHttp 的另一处绕过',
  },
  {
    id: 'GHSA-5c6j-r48x-rmvq',
    package: 'serialize-javascript',
    versions: ['5.0.1'],
    severity: 'high',
    reason: 'css-minimizer-webpack-plugin 用它把自己的选项传给构建线程；传的是本仓库的配置，没有外来的对象',
  },
]
