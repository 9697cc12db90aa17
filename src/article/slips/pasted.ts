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
    sign: /(?:^|\s|\b[a-z]+)复制代码$|^Copy code$|版权声明：|转载请(?:附|注明)|^第 ?\d+ ?页[\s,，/]*共 ?\d+ ?页|¶/m,
    message: '这是别的网页或文档里的按钮、页码或声明，不是正文',
    remedy: '删掉它',
  },
  {
    sign: /\\u[\da-fA-F]{4}|(?<![\w/=])(?:%[\dA-F]{2}){3,}/,
    message: '文字写成了编码，读者看不懂',
    remedy: '直接写文字；要原样显示就放进反引号',
  },
  { sign: /\\["'“”]/, message: '引号前面的反斜杠', remedy: '去掉反斜杠；中文用“”' },
  { sign: /&nbsp;/, message: '&nbsp; 是不换行的空格，两边的字会粘在一起', remedy: '写普通的空格；中文之间不写空格' },
  {
    sign: /[A-Za-z]-\n[a-zA-Z]/,
    message: '一个词被行末的连字符断开了，多半是从 PDF 粘贴来的',
    remedy: '把两行接成一个词',
  },
  {
    sign: /(?<=(?:见|参考|参阅) ?)\[[\p{Script=Han}\w ]*\p{Script=Han}[\p{Script=Han}\w ]*\](?![[(:（])/u,
    left: '[',
    message: '方括号会原样显示：它后面没有地址',
    remedy: '是链接就写成 [文字](地址)；只是括号就写全角的（）；要显示方括号就写成 \\[',
  },
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
  {
    sign: /^<\s+\/?[A-Z]\w*/,
    message: '标签没有生效：< 后面有空格',
    remedy: '去掉空格，写成 <Details …> 与 </Details>',
  },
  {
    sign: /^(?:\\<|&lt;)\/?[A-Z]\w*/,
    message: '标签成了文字',
    remedy: '直接写 < 和 >，不写反斜杠和 &lt;；要显示标签就放进反引号',
  },
]
