import { PLACEHOLDER } from './placeholder'

/** Kinds of pages, each with sections of its own; the names are what authors type. */
export const PAGE_KINDS = ['guide', 'plugin', 'faq', 'api'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

interface Section {
  heading: string
  id: string
  /** What belongs here; a comment in the file, shown nowhere. */
  hint: string
  /** Markdown to start from. */
  body?: string
}

const table = (heads: string[]): string =>
  `| ${heads.join(' | ')} |\n| ${heads.map(() => '---').join(' | ')} |\n| ${heads.map(() => ' ').join('|')} |`
const apiTable = (kind: string, heads: string[]): string =>
  `<ApiTable kind="${kind}">\n\n${table(heads)}\n\n</ApiTable>`
const code = (file: string, comment: string): string => `\`\`\`ts title="${file}"\n// ${comment}\n\`\`\``

const OPTIONS = ['名称', '类型', '默认值', '说明']
const RELATED: Section = { heading: '相关页面', id: 'related', hint: '先看什么、接着看什么' }

const sections: Record<PageKind, Section[]> = {
  guide: [
    { heading: '要做成什么', id: 'goal', hint: '做完之后看到的画面，放一张图' },
    {
      heading: '一步步做',
      id: 'steps',
      hint: '每一步末尾写怎样算成功',
      body: `<Steps>\n\n<Step title="${PLACEHOLDER.step}" id="first">\n\n</Step>\n\n</Steps>`,
    },
    {
      heading: '完整代码',
      id: 'complete',
      hint: '粘贴就能运行，类型检查要通过',
      body: code('src/viewer.ts', PLACEHOLDER.code),
    },
    { heading: '容易出错的地方', id: 'pitfalls', hint: '按报错原文写，原文放进 <ErrorText>' },
    RELATED,
  ],
  plugin: [
    { heading: '什么时候用它', id: 'when', hint: '用它和不用它的情形各是什么' },
    {
      heading: '最小示例',
      id: 'quick-start',
      hint: '从注册插件到看到效果，整个文件都写出来',
      body: code('src/viewer.ts', PLACEHOLDER.code),
    },
    { heading: '常见任务', id: 'recipes', hint: '三到五个真实的任务，各一段示例' },
    { heading: '数据从哪来', id: 'data', hint: '哪个接口、哪个字段；没有数据时怎样' },
    {
      heading: '参数',
      id: 'options',
      hint: '加上 of="@realsee/dnalogel#类型名"，与 .d.ts 比对',
      body: apiTable('options', OPTIONS),
    },
    { heading: '方法', id: 'methods', hint: '同上', body: apiTable('methods', ['名称', '返回', '说明']) },
    { heading: '事件', id: 'events', hint: '同上', body: apiTable('events', ['事件', '何时触发', '参数']) },
    { heading: '行为与限制', id: 'behaviour', hint: '写明在哪个版本里看到' },
    { heading: '报错', id: 'errors', hint: '控制台的原文放进 <ErrorText>，后面写怎么办' },
    RELATED,
  ],
  faq: [
    {
      heading: '三十秒判断',
      id: 'check',
      hint: '看到什么，就是哪一种原因',
      body: table(['看到的', '原因', '怎么办']),
    },
    { heading: '原因一', id: 'cause', hint: '怎样确认、修法、怎样验证，各一段；报错原文放进 <ErrorText>' },
    { heading: '怎样避免', id: 'prevent', hint: '上线前检查什么' },
    { heading: '求助时带上什么', id: 'support', hint: '不要让读者发密钥、凭证和整份空间数据' },
    RELATED,
  ],
  api: [
    { heading: '怎样读这张表', id: 'how-to-read', hint: '单位、坐标、必填怎样标' },
    {
      heading: '参数',
      id: 'options',
      hint: '加上 of="包#类型"，与 .d.ts 比对；超过十二行分成几张',
      body: apiTable('options', OPTIONS),
    },
    { heading: '示例', id: 'samples', hint: '只给需要示例的参数', body: code('src/viewer.ts', PLACEHOLDER.code) },
    RELATED,
  ],
}

/** What a new page is made of. */
export interface NewPage {
  title: string
  /** Last part of the id; the first search word. */
  name: string
  kind: PageKind
  /** Packages the samples are checked with, for the front matter. */
  sdk: Record<string, string>
  /** A line of the front matter for pages that are in no sidebar. */
  flag?: 'sidebar: false' | 'unlisted: true'
}

/** Quotes what YAML would read as something else. */
const yaml = (text: string): string =>
  /^[\w\u4e00-\u9fff][^:#[\]{}&*!|>'"%@`]*$/u.test(text) ? text : `'${text.replaceAll("'", "''")}'`

/**
 * @returns the text of a new page: front matter, and the sections of its kind with a comment each that says what belongs
 *   there. It is a draft: `npm run develop` shows it, a build leaves it out until that line is gone.
 */
export function pageTemplate({ title, name, kind, sdk, flag }: NewPage): string {
  const packages = Object.entries(sdk).map(([id, version]) => `'${id}': ${version}`)
  const front = [
    `title: ${yaml(title)}`,
    `description: ${PLACEHOLDER.description}`,
    `keywords: [${name}]`,
    ...(flag ? [flag] : []),
    ...(packages.length ? [`sdk: { ${packages.join(', ')} }`] : []),
    'draft: true',
  ]
  const start =
    '{/* 先写一段导语：读者能做成什么。写法见 docs/authoring.md。写完删掉这些注释和上面的 draft: true，页面才会发布。 */}'
  const body = sections[kind].map(
    (section) =>
      `## ${section.heading} [#${section.id}]\n\n{/* ${section.hint} */}${section.body ? `\n\n${section.body}` : ''}`,
  )
  return `---\n${front.join('\n')}\n---\n\n${[start, ...body].join('\n\n')}\n`
}
