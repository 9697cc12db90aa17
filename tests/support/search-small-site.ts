import { search, type SearchOptions } from '../../src/search/engine/search'
import type { SearchPage } from '../../src/site/types'
import { code, error, heading, page, readerOf, row, text } from './search-corpus'

/** A small site to search in, and ways to ask it. */
export const PAGES: SearchPage[] = [
  page(
    '/docs/dnalogel/PanoRulerPlugin/',
    '全景标尺 PanoRulerPlugin',
    [
      text('把每个房间的长宽高画在全景里。'),
      heading('参数', 'options'),
      row('distanceText', '(distance: number) => string · 一位小数 · 标注的文字，单位可以换成英尺', 'opt-distanceText'),
      heading('排错', 'troubleshooting'),
      error('标尺数据依赖不齐全！', 'error-data'),
      code('ruler.changeConfigs({ distanceText })', 'troubleshooting'),
    ],
    { keywords: ['量房间尺寸', 'ruler dimensions'], description: '在全景里显示房间尺寸。' },
  ),
  page('/docs/dnalogel/PanoCompassPlugin/', '全景指南针 PanoCompassPlugin', [
    text('脚下画一个指向北方的圆盘。'),
    heading('北方从哪来', 'data'),
    text('角度写在户型图数据里。', 'data'),
  ]),
  page('/docs/live/intro/', '空间带看 live', [text('多人进同一套空间。')], { group: '空间带看' }),
  ...(['no-framework', 'react', 'vue'] as const).map((framework, index) =>
    page(
      `/docs/five/handbook/${framework}/tagging/`,
      `打标签（${['原生 JS', 'React', 'Vue'][index]}）`,
      [text('标签跟着三维中的点走。'), ...(framework === 'react' ? [code('useFiveState()')] : [])],
      { group: `三维空间 / ${['原生 JS', 'React', 'Vue'][index]}` },
    ),
  ),
]

/** The answer with the hits in view. */
export const ask = (query: string, options?: SearchOptions) => search(readerOf(PAGES), query, options)
/** The answer with all hits. */
export const all = async (query: string, options?: SearchOptions) => {
  const { rest, ...answer } = await ask(query, options)
  return { ...answer, hits: [...answer.hits, ...((await rest?.()) ?? [])] }
}
/** Addresses of all hits, below the docs. */
export const urls = async (query: string, options?: SearchOptions) =>
  (await all(query, options)).hits.map(({ url }) => url.replace('/developer/docs/', ''))
export const first = async (query: string) => (await urls(query))[0]
