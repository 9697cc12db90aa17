/**
 * What whoever writes a program with these SDKs must know first, because the type check does not find it. Links are
 * page ids with a section, as `[words](five/config#modes)`.
 */
export const codingRules: readonly string[] = [
  '依赖的版本写死，用每页前置信息里 `packages` 的那几个；`three` 只留 0.117.1 一份。[装依赖](five/quick-start#install)',
  '只用 symbols.json 和参数表里有的名字。查不到就是没有，不要照别的库猜。',
  '`@realsee/live`、`@realsee/jsbridge-x` 公开的 npm 仓库里没有。不要换成名字相近的包，向平台要。[安装](live/get-started/install#which)',
  '`@realsee/vreo` 0.1.6 配 Five 5.0.0-alpha.212 和 React 16，不能直接与 Five 6 装在一起；标着“仅 2.x”的字段对它没有作用。[安装](vreo/get-started/install#choose)',
  '`createFiveProvider()` 在模块顶层调用一次，不写在组件里。[创建](five/handbook/react/get-started#create)',
  '页面离开时释放 `Five`。常换空间时留住一个实例，只换 `work`。[释放](five/handbook/no-framework/get-started#dispose)',
  '`parseWork` 的 `baseURL` 写完整网址，不写 `/flat/`。[parseWork](five/quick-start#code)',
  "插件的注册写三项 `[插件, 名称, {}]`，第三项不能省；`PanoTagPlugin` 的 `visibleFiveMode` 不写 `'PanoramaLike'`。[注册](dnalogel/intro#register) · [何时出现](dnalogel/PanoTagPlugin#visible)",
  'SDK 都要浏览器。服务端渲染时只在浏览器里加载。[服务端渲染](five/handbook/react/get-started#ssr)',
  'AppSecret 与凭证只放在服务器上；`Authorization` 里直接写凭证，前面不加 `Bearer`。[凭证](openapi/index#token)',
]
