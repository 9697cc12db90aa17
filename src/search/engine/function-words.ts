import { fold, runs } from './tokenize'

/** Ways to ask that are no topic. */
const ASKING =
  '怎么样|怎么回事|怎么办|怎么弄|怎么做|怎么写|怎么|怎样|如何|是什么意思|什么意思|什么是|是什么|什么原因|什么时候|什么|为什么|为何|哪些|哪个|哪里|哪儿|能不能|会不会|要不要|有没有|是不是|可不可以|能否|是否|能够|可以'
/** What is done with any topic: it only asks where it follows such a way (`怎么添加标签`), and is a topic elsewhere. */
const DOING =
  '做到|添加|增加|加上|设置|实现|使用|获取|得到|拿到|进行|支持|处理|解决|需要|应该|该|做|弄|加(?![载密速])|用(?!户)|去(?![掉除水])'

/**
 * Words of a question that say nothing about its topic. Longer ones first: the first that fits is taken. A character
 * that is also part of words of the field is left out only where it cannot be one of them.
 */
const CHINESE = new RegExp(
  `(?:${ASKING})(?:才能)?(?:${DOING})?|不了了|还能|还要|还是|就能|都能|也能|我自己的|自己的|我们|我的|我想知道|我想要|我想|想要|想让|请问|请教|求助|一下子|(?<!点)一下|一遍|一直|一个|一些|一段|一共|[这那][些个]|的时候|的话|里用|里面|以后|之后|然后|出来|变成|麻烦|谢谢|总是|能用(?=[吗么]|$)|应该|需要|吗|呢|吧|啊|被|把|让|[很太](?![多快慢暗亮近远卡糊])|想(?!象)|的|了(?!解)|是(?!否)`,
  'g',
)

/** How much: the words on both sides belong together (`加载特别慢`: 加载慢). */
const DEGREE = /特别|非常|(?<!所)有点儿?(?![位击])|越来越|实在|真的/g

/** English ones. As words alone are names too (`on`, `is`), they go only when something else is left. */
const ENGLISH = new Set(
  'a about after all am an and any are as at be before between by can do does for from get have how i if in into is it its like me my need of on only or our please should that the there this to use using want was what when where which while who why will with without you your'.split(
    ' ',
  ),
)

const withoutEnglish = (text: string): string =>
  text.replace(/(?<![\w.$@-])[A-Za-z]+(?![\w.$@(-])/g, (word) => (ENGLISH.has(word.toLowerCase()) ? ' ' : word))

/** @returns the query without such words; the whole query when nothing else is in it. */
export function topicOf(query: string): string {
  const text = query.normalize('NFKC').replace(DEGREE, '')
  const steps = [withoutEnglish(text.replace(CHINESE, ' ')), text.replace(CHINESE, ' ')]
  return steps.find((topic) => runs(fold(topic)).length) ?? query
}
