import type { Pattern } from './slip'

/* What other programs leave in a text that is copied out of them: readers would meet it as it is. */

export const PASTED_MARKS: Pattern[] = [
  {
    sign: /:contentReference\[oaicite|【\d+[†:][^】\n]*】|\bturn\d+(?:search|view|news|file)\d+|\[oai_citation|\[cite(?:_start|:)|utm_source=chatgpt/,
    message: '这是助手留下的引用标记',
    remedy: '删掉它；出处要给读者看，就写成链接 [文字](网址)',
  },
  {
    sign: /在飞书文档外展示|此类型的内容暂不支持|(?:暂时|暂不)(?:无法|支持)(?:展示|显示|预览)(?:此|该)?(?:内容|类型)|(?<!!)\[(?:图片|表格|文件|附件|视频|画板|Image|image|图像)\](?![([:])|点击图片可查看完整电子表格|\bUntitled(?: \d+)?\.png/,
    message: '从别的文档复制过来时丢了内容',
    remedy: '把那里的图或表补上，或删掉这句',
  },
  {
    sign: /错误[!！：:]\s*(?:未找到引用源|未定义书签|引用源未找到)|Error! (?:Reference source|Bookmark) not/,
    message: '这是 Word 丢了的交叉引用',
    remedy: '写成链接 [小节的标题](#标识)，或“见图 1”',
  },
  { sign: /#(?:REF|NAME|VALUE|DIV\/0|N\/A)[!?]?(?![\w-])/, message: '这是表格软件算不出的单元格', remedy: '补上数值' },
  {
    sign: /\\\*\\\*|\\\[[^\]\n]*\\?\]\\?\([^)\n]*\)|\[[^\]\n]*\\\]\(|\\~\\~|\\!\[/,
    message: '反斜杠让这里的 Markdown 成了文字',
    remedy: '去掉反斜杠，例如 **文字**、`代码`、[文字](地址)',
  },
  {
    sign: /(?<![\w(./])\.{1,2}\/[\w./-]+\.mdx\b/,
    message: '页面的路径写成了文字，点不了',
    remedy: '写成链接 [页面的名字](./路径.mdx)',
  },
  { sign: /(?<!\\)\}/, message: '多了一个 }', remedy: '删掉它；要显示花括号就整段放进反引号' },
  { sign: /［\^[^］\s]+］/, message: '脚注没有生效：方括号是全角的', remedy: '改成半角的 [^名字]' },
]

/** At the start of a line. */
export const PASTED_LINES: Pattern[] = [
  {
    sign: /^(?:\\#{1,6} |\\[-*+] |\d+\\\. |\\> )/,
    message: '反斜杠让这里的 Markdown 成了文字',
    remedy: '去掉行首的反斜杠：## 标题，- 文字，1. 文字',
  },
]
