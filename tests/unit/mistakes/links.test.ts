import { describe } from '@jest/globals'
import { PAGE, SIDEBAR, page, testMistakes } from '../../support/mistakes'

describe('links', () => {
  testMistakes([
    ['no address', '[甲]()', ':6', '链接没有地址', './intro.mdx'],
    ['a bare #', '[甲](#)', ':6', '链接没有地址', './intro.mdx'],
    ['no words', '[](./intro.mdx)', ':6', '链接没有文字', '方括号里写'],
    ['a space in the address', '[甲](./in tro.mdx)', ':6', '地址里有空格', '%20'],
    ['full-width brackets', '[甲]（./intro.mdx）', ':6', '链接没有生效', '半角圆括号'],
    ['other brackets', '【甲】(./intro.mdx)', ':6', '链接没有生效', '全角'],
    ['a space between brackets', '[甲] (./intro.mdx)', ':6', '链接没有生效', '紧跟'],
    ['the preview', '[甲](http://localhost:8000/docs/five/intro/)', ':6', '预览的地址', '相对的 .mdx'],
    [
      'the site itself',
      '[甲](https://open-platform.realsee.com/developer/docs/five/intro/)',
      ':6',
      '本站的完整网址',
      '.mdx',
    ],
    ['punctuation in a bare address', '见 https://example.com，谢谢', ':6', '全角标点', '空一格'],
    ['half an address', '[甲](https:/example.com)', ':6', '不完整', 'https://example.com/page'],
    ['no host', '[甲](https://docs)', ':6', '不完整', 'https://example.com/page'],
    ['a host without scheme', '[甲](www.example.com/a)', ':6', '没有指向 .mdx', 'https://www.example.com/a'],
    ['a mail address that is none', '[甲](mailto:somebody)', ':6', '不是完整的邮箱', 'mailto:名字@域名'],
    ['a script', '[甲](javascript:alert)', ':6', '协议不能用', '相对的 .mdx'],
    ['the other extension', '[甲](./intro.md)', ':6', '没有指向 .mdx', '写成 ./intro.mdx'],
    ['no extension', '[甲](intro#install)', ':6', '没有指向 .mdx', '写成 ./intro.mdx#install'],
    ['a backslash', '[甲](.\\intro.mdx)', ':6', '→ 写成 ./intro.mdx'],
    ['a picture', '[甲](./img/a.webp)', ':6', '没有指向 .mdx', '图片不能作链接'],
    ['no such page', '[甲](./nope.mdx)', ':6', '没有对应的文件', '核对路径'],
    ['no such path', '[甲](/nope/)', ':6', '没有对应的页面或文件', '核对路径'],
    ['no such section', '[甲](./intro.mdx#instal)', ':6', '锚点不存在', '是不是 #install'],
    ['no such section here', '[甲](#b)\n\n## 乙 [#aaa]\n\n丙', ':6', '锚点不存在', '#aaa'],
    ['an address in angle brackets', '<https://a.example>', ':6', '网址写成 [文字](网址)'],
    ['a mail address in angle brackets', '<a@b.example>', ':6', 'mailto:邮箱'],
  ])

  const others = {
    'content/docs/faq/intro.mdx': page('甲[乙](./Intro.mdx)'),
    'content/docs/faq/other.mdx': page('甲'),
    'content/docs/faq/sidebar.yaml': '- intro\n- other\n',
  }
  const moved = { [PAGE]: page('[甲](./intro.mdx)', 'redirect_from: [five/old]\n') }
  testMistakes([
    [
      'a page that has moved',
      {
        ...moved,
        'content/docs/faq/intro.mdx': page('[甲](../five/old.mdx)'),
        'content/docs/faq/sidebar.yaml': '- intro\n',
      },
      'content/docs/faq/intro.mdx:6',
      '没有对应的文件',
      '最接近的是“five/page”，写成 ../five/page.mdx',
    ],
    [
      'the address of a page that has moved',
      {
        ...moved,
        'content/docs/faq/intro.mdx': page('[甲](/docs/five/old/)'),
        'content/docs/faq/sidebar.yaml': '- intro\n',
      },
      'content/docs/faq/intro.mdx:6',
      '没有对应的页面',
      '最接近的是“/docs/five/page/”',
    ],
    [
      'an old address that has a page',
      { [PAGE]: page('甲', 'redirect_from: [five/intro]\n') },
      ':4',
      '“five/intro”现在就有这一页',
      '去掉它',
    ],
    [
      'an old address that two pages claim',
      {
        ...moved,
        'content/docs/faq/intro.mdx': page('甲', 'redirect_from: [five/old]\n'),
        'content/docs/faq/sidebar.yaml': '- intro\n',
      },
      ':4',
      '“five/old”写了两次，另一处是 content/docs/faq/intro.mdx',
    ],
    [
      'an old address with an extension',
      { [PAGE]: page('甲', 'redirect_from: [./old]\n') },
      ':4',
      'redirect_from',
      'dnalogel/OldPlugin',
    ],
    ['an old address that is no list', { [PAGE]: page('甲', 'redirect_from: five/old\n') }, ':4', '写成列表'],
    ['an alias', { [PAGE]: page('甲', 'aliases: [/five/old/]\n') }, ':4', '没有字段 aliases', 'redirect_from'],
    [
      'another case names the page beside it',
      { ...others, 'content/docs/faq/other.mdx': page('甲[乙](./Intro.mdx)') },
      'content/docs/faq/other.mdx:6',
      '没有对应的文件',
      '最接近的是“faq/intro”',
    ],
    [
      'a draft',
      {
        [PAGE]: page('[甲](./later.mdx)'),
        'content/docs/five/later.mdx': page('以后', 'draft: true\n'),
      },
      ':6',
      '通到草稿：content/docs/five/later.mdx',
      'draft: true',
    ],
    [
      'a draft by its path',
      {
        [PAGE]: page('[甲](/docs/five/later/)'),
        'content/docs/five/later.mdx': page('以后', 'draft: true\n'),
      },
      ':6',
      '通到草稿',
    ],
    [
      'an unlisted page',
      {
        [PAGE]: page('[甲](./hidden.mdx)'),
        'content/docs/five/hidden.mdx': page('甲', 'unlisted: true\n'),
      },
      ':6',
      '未公开列出',
      '去掉这个链接',
    ],
  ])
})

describe('the sidebar', () => {
  const sidebar = (text: string) => ({ [SIDEBAR]: `- intro\n- page\n${text}\n` })
  testMistakes([
    ['a wrong key', sidebar('- label: 组\n  item: [intro]'), `${SIDEBAR}:4`, '没有“item”这个字段', '是不是“items”'],
    ['an empty group', sidebar('- label: 组\n  items: []'), `${SIDEBAR}:4`, '里还没有页面', '- intro'],
    ['a group without label', sidebar('- items: [intro]'), `${SIDEBAR}:3`, '缺少 label', 'label: 分组名'],
    ['a number', sidebar('- label: 甲\n  items:\n    - 3'), `${SIDEBAR}:5`, '写的是数 3，要写文字', "- '3'", '- intro'],
    ['a list that is none', sidebar('- label: 甲\n  items: page'), `${SIDEBAR}:4`, '要写列表', '- intro'],
    ['a link without address', sidebar("- label: 甲\n  href: ''"), `${SIDEBAR}:4`, 'href 是空的', '- intro'],
    ['neither group nor link', sidebar('- label: 甲'), `${SIDEBAR}:3`, '缺少 items', '- intro'],
    ['a link to nothing', sidebar('- label: 甲\n  href: /docs/nope/'), `${SIDEBAR}:3`, '没有对应的页面', '核对路径'],
    ['marks of a merge', sidebar('<<<<<<< HEAD\n- intro\n======='), `${SIDEBAR}:3`, '合并冲突', '留下一份'],
    ['no such page', sidebar('- pagee'), `${SIDEBAR}:3`, '找不到文档“pagee”', '是不是“page”'],
    ['a page twice', sidebar('- page'), `${SIDEBAR}:3`, '列了两次', '只留一处'],
    ['a page forgotten', { [SIDEBAR]: '- intro\n' }, `${PAGE}:1`, '不在目录里', 'page'],
  ])
})
