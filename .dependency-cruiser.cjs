/** Borders between folders (docs/architecture.md). Each rule's comment is what a failure prints. */
const node = ['^node:', '^(fs|path|crypto|child_process|os|worker_threads|zlib|http|url|util)$']
const browserSide = '^src/(ui|enhance|lib|search/client|templates|pages)/|^gatsby-(browser|ssr)'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: '模块之间不能成环：把共用的部分移到下一层。',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: '没有任何文件用到它：删掉，或接上。',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: '\\.d\\.ts$|\\.test\\.tsx?$|strip-queries|markdown/worker\\.ts$|src/stand-ins/',
      },
      to: {},
    },
    {
      name: 'site-imports-nothing',
      comment: 'src/site 是单一事实来源，只有数据和类型，不引用其他文件夹。',
      severity: 'error',
      from: { path: '^src/site/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/site/|^node_modules/', path: '^(src|scripts|content|tests)/' },
    },
    {
      name: 'markdown-needs-site-only',
      comment: 'src/markdown 只引用 src/site 与 src/programs，不知道 Gatsby。',
      severity: 'error',
      from: { path: '^src/markdown/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src/(?!markdown/|site/|programs/)|gatsby-|node_modules/gatsby/)' },
    },
    {
      name: 'openapi-needs-site-only',
      comment: 'src/openapi 只引用 src/site。',
      severity: 'error',
      from: { path: '^src/openapi/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(?!openapi/|site/)' },
    },
    {
      name: 'build-side',
      comment: 'src/build 只引用 site、markdown、openapi、search/engine。',
      severity: 'error',
      from: { path: '^src/build/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(ui|enhance|lib|search/client|templates|pages)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pipeline-stays-in-its-thread',
      comment:
        'gatsby-node 只能通过线程使用编译管线；可引用的只有类型和 parse-front-matter（否则 Gatsby 每次启动都要加载 unified 与语法高亮器）。',
      severity: 'error',
      from: { path: '^src/build/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/markdown/(?!parse-front-matter)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-is-pure',
      comment: 'src/search/engine 在 Node 与浏览器里都要能跑：不用 Node，不用 DOM，只引用 site。',
      severity: 'error',
      from: { path: '^src/search/engine/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^src/(?!search/engine/|site/)', ...node] },
    },
    {
      name: 'browser-side',
      comment: '浏览器一侧不能碰 markdown、build、openapi 与 Node 内置模块：unified 和语法高亮器 会进到包里。',
      severity: 'error',
      from: { path: browserSide, pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^src/(markdown|build|openapi)/', '^(scripts|tests|bench|samples)/', ...node] },
    },
    {
      name: 'enhance-without-react',
      comment: 'src/enhance 与 src/lib 不用 React。',
      severity: 'error',
      from: { path: '^src/(enhance|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|react-helmet|gatsby)/|^src/ui/' },
    },
    {
      name: 'ui-is-the-top',
      comment: 'src/ui 只由模板、页面和 gatsby-* 引用。',
      severity: 'error',
      from: { path: '^src/(site|lib|enhance|search|markdown|build)/' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'sdks-are-for-checking',
      comment: 'SDK 只用来校验示例，不能进到站点里。',
      severity: 'error',
      from: { path: '^(src|gatsby-)' },
      to: { path: 'node_modules/(@realsee|three|vue)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.node.json' },
    exclude: { path: '\\.test\\.tsx?$|^public|^\\.cache' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
