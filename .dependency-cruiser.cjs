/** Borders between folders (docs/architecture.md). Each rule's comment is what a failure prints. */
const node = ['^node:', '^(fs|path|crypto|child_process|os|worker_threads|zlib|http|url|util)$']
const browserSide = '^src/(page|client|search/(client|dialog|page|shared|[^/]+$)|templates|pages)|^gatsby-(browser|ssr)'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: '模块之间不能成环：把共用的部分移到下一层。',
      from: {},
      to: { circular: true },
    },
    {
      name: 'site-imports-nothing',
      comment: 'src/site 是单一事实来源，只有数据和类型，不引用其他文件夹。',
      from: { path: '^src/site/' },
      to: { pathNot: '^src/site/|^node_modules/', path: '^(src|tools|content|tests)/' },
    },
    {
      name: 'article-needs-site-only',
      comment:
        'src/article 把文本编译成文章：只引用 src/site 与 src/demos，不知道 Gatsby。行为（behaviour.ts，首次绘制前的 early.ts）属于浏览器，另有规则。',
      from: { path: '^src/article/', pathNot: '/(behaviour|early)\\.ts$' },
      to: { path: '^(src/(?!article/|site/|demos/)|gatsby-|node_modules/gatsby/)|^src/article/.*/behaviour\\.ts$' },
    },
    {
      name: 'openapi-needs-site-only',
      comment: 'src/openapi 只引用 src/site。',
      from: { path: '^src/openapi/' },
      to: { path: '^src/(?!openapi/|site/)' },
    },
    {
      name: 'reference-needs-site-only',
      comment: 'src/reference 只引用 src/site，以及开放 API 的文章节点（src/openapi/nodes.ts）。',
      from: { path: '^src/reference/' },
      to: { path: '^src/(?!reference/|site/|openapi/nodes\\.ts$)' },
    },
    {
      name: 'build-side',
      comment: 'src/gatsby 与 src/outputs 在 Node 里运行，不引用浏览器一侧的代码。',
      from: { path: '^src/(gatsby|outputs)/' },
      to: {
        path: '^src/(page|client|search/client|search/dialog|templates|pages)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'engine-is-pure',
      comment: 'src/search/engine 在 Node 与浏览器里都要能跑：不用 Node，不用 DOM，只引用 site。',
      from: { path: '^src/search/engine/' },
      to: { path: ['^src/(?!search/engine/|site/)', ...node] },
    },
    {
      name: 'browser-side',
      comment:
        '浏览器一侧不能碰 agents、article、gatsby、outputs、openapi 与 Node 内置模块：解析器和语法高亮器会进到包里。',
      from: { path: browserSide },
      to: {
        path: [
          '^src/article/(?!.*/behaviour\\.ts$|styles\\.css$)',
          '^src/(agents|gatsby|outputs|openapi|reference)/',
          '^(tools|tests|samples)/',
          ...node,
        ],
      },
    },
    {
      name: 'client-without-react',
      comment: '每一页都带着 src/client 与各处的 behaviour.ts：不用 React。要用 React 的是岛，按需加载（import()）。',
      from: { path: '^src/client/|/(behaviour|early)\\.ts$|^src/search/start\\.ts$' },
      to: {
        path: 'node_modules/(react|react-dom|react-helmet|gatsby)/|\\.tsx$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'page-is-the-top',
      comment: 'src/page 的组件只由模板、页面和 gatsby-* 引用；岛可以用它的小零件（shared）。',
      from: { path: '^src/(site|client|search|article|gatsby|outputs|openapi)/' },
      to: { path: '^src/page/(?!shared/).*\\.tsx$' },
    },
    {
      name: 'sdks-are-for-checking',
      comment: 'SDK 只用来校验示例，不能进到站点里。',
      from: { path: '^(src/(?!demos/)|gatsby-)' },
      to: { path: 'node_modules/(@realsee|three|vue)/' },
    },
    {
      name: 'site-stands-alone',
      comment: '站点不靠命令和示例构建：src 不引用 tools 与 samples。两边都要用的放进 src。',
      from: { path: '^(src|gatsby-)' },
      to: { path: '^(tools|samples)/' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
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
