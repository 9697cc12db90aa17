import { describe } from '@jest/globals'
import { testMistakes } from '../../support/mistakes'

describe('Markdown that would come out as text', () => {
  testMistakes([
    ['bold with a space inside', '甲\n\n** 甲 **乙', ':8', '加粗没有生效', '星号与文字之间不留空格'],
    ['bold without an end', '甲 **乙', ':6', '加粗没有生效', '没有成对'],
    ['code without an end', '甲 `乙', ':6', '反引号没有成对', '补上'],
    ['an entity that does not exist', '甲 &nbps; 乙', ':6', '没有 &nbps; 这个字符引用', '直接写那个字符'],
    ['deletion without an end', '甲 ~~乙', ':6', '删除线没有生效', '~~文字~~'],
    ['heading without a space', '甲\n\n##乙 [#a]', ':8', '标题没有生效', '少一个空格'],
    ['heading with full-width signs', '甲\n\n＃＃ 乙', ':8', '标题没有生效', '全角'],
    ['list without spaces', '-甲\n-乙', ':6', '列表没有生效', '- 文字'],
    ['list of bullets', '• 甲\n• 乙', ':6', '列表没有生效', '- 文字'],
    ['numbers with a comma', '1、甲\n2、乙', ':6', '列表没有生效', '1. 文字'],
    ['numbers without a space', '甲\n1.甲\n2.乙', ':7', '列表没有生效', '空一格'],
    ['highlighting', '甲 ==乙== 丙', ':6', '不支持 ==高亮==', '**文字**'],
    ['a formula', '甲 $$x$$', ':6', '不支持数学公式', 'SVG'],
    ['a wiki link', '见 [[甲]]', ':6', '不支持 [[…]]', '[文字](./页面.mdx)'],
    ['a table of contents', '[TOC]', ':6', '不支持 [TOC]', '删掉这一行'],
    ['an emoji by name', '完成 :tada: 了', ':6', '不支持表情代码', '删掉它'],
    ['a rule of other signs', '甲\n\n--—\n\n乙', ':8', '分隔线没有生效', '---'],
    ['a control character', '甲\n\n乙\u0007', ':8', '看不见的字符 U+0007', '删掉它'],
    ['a NUL character', '甲\0', ':6', '看不见的字符 U+0000', '删掉它'],
    ['a zero-width space', '甲\u200b乙', ':6', '看不见的字符 U+200B', '删掉它'],
    ['an override of direction', '甲 `\u202eab`', ':6', '看不见的字符 U+202E', '删掉它'],
    ['a no-break space', '甲\u00a0乙', ':6', 'U+00A0', '普通的空格'],
    ['marks of a merge', '甲\n\n<<<<<<< HEAD\n乙\n=======\n丙\n>>>>>>> x', ':8', '合并冲突', '留下一份'],
  ])
})

describe('footnotes and named addresses', () => {
  testMistakes([
    ['a footnote without text', '甲\n\n乙[^1]。', ':8', '脚注没有内容', '[^名字]: 内容'],
    ['a footnote that nothing names', '甲\n\n[^2]: 乙', ':8', '没有人引用', '[^2]'],
    ['a footnote twice', '甲[^1]\n\n[^1]: 乙\n\n[^1]: 丙', ':10', '定义了两次', '删掉一个'],
    ['an address that nothing names', '甲\n\n[x]: ./intro.mdx', ':8', '没有人引用', '[文字][x]'],
    ['a name without an address', '[甲][没有定义]', ':6', '没有定义', '[没有定义]: 地址'],
    ['a missing page by name', '[甲][x]\n\n[x]: ./nope.mdx', ':6', '没有对应的文件', '核对路径'],
    ['a missing picture by name', '![甲][x]\n\n[x]: ./img/nope.webp', ':6', '找不到文件', '核对相对路径'],
  ])
})

describe('sections', () => {
  testMistakes([
    ['a level skipped', '## 甲 [#a]\n\n乙\n\n#### 丙 [#b]\n\n丁', ':10', '直接跳到了 ####', '这里用 ###'],
    ['a level skipped at the start', '### 甲 [#a]\n\n乙', ':6', '正文开头直接跳到了 ###', '这里用 ##'],
    ['a rule right below a line', '甲\n---\n\n乙', ':6', '被当成了标题', '前面空一行'],
    ['a heading without text', '## [#a]\n\n乙', ':6', '标题没有文字', '写成 ## 标题'],
    ['an id with a space', '## 甲 [# a]\n\n乙', ':6', '标识没有生效', '没有空格'],
    ['an id in other brackets', '## 甲 (#a)\n\n乙', ':6', '标识没有生效', '[#short-id]'],
    ['an id before the text', '## [#a] 甲\n\n乙', ':6', '标识没有生效', '标题末尾'],
    ['an id in braces', '## 甲 {#a}\n\n乙', ':6', 'MDX 语法错误', '标题标识写 [#id]'],
    ['a section without anything', '## 甲 [#a]\n\n## 乙 [#b]\n\n丙', ':6', '“甲”一节是空的', '写上内容'],
    ['a last section without anything', '甲\n\n## 乙 [#b]', ':8', '“乙”一节是空的', '写上内容'],
    ['a heading of the first level', '# 甲\n\n乙', ':6', '一级标题', 'title'],
    ['hashes before the id', '## 甲 ## [#a]\n\n乙', ':6', '会显示成文字', '只在行首'],
    ['an id twice', '## 甲 [#a]\n\n一\n\n## 乙 [#a]\n\n二', ':10', '出现了两次', '换一个标识'],
  ])
})
