import path from 'node:path'
import ts from 'typescript'
import { nearest } from '../../src/site/nearest'

// The compiler brings its messages in Chinese
ts.validateLocaleAndSetLanguage('zh-CN', ts.sys)

/** @returns what the compiler says, in Chinese. */
export const compilerSays = ({ messageText }: ts.Diagnostic, newLine: string): string =>
  ts
    .flattenDiagnosticMessageText(messageText, newLine)
    // Number 2561 has its two names the wrong way round in TypeScript 6.0.3
    .replace(/但“(.+?)”中不存在类型“(.+?)”/, '但“$1”不在类型“$2”中')

const UNKNOWN_NAME = '拼错就改；用了别处的，补上 import；接着上一块代码写的，给这一块加 continue'
const UNKNOWN_MEMBER = '拼错就改；包里确实没有，在“按名称查”里找对的名称'
const WRONG_TYPE = '照这里要的类型写'
const MAYBE_NOTHING = '先判断有没有；一定有就在后面加 !'

/** What to do, by the compiler's number. */
const REMEDIES: Record<number, string> = {
  2300: '同一个名称写了两次：改名，或给其中一块写标题，各成一个文件',
  2451: '同一个名称写了两次：改名，或给其中一块写标题，各成一个文件',
  2304: UNKNOWN_NAME,
  2552: UNKNOWN_NAME,
  18004: UNKNOWN_NAME,
  2305: '包里没有导出它：看“按名称查”里它属于哪个包',
  2614: '包里没有导出它：看“按名称查”里它属于哪个包',
  2724: '包里没有导出它：看“按名称查”里它属于哪个包',
  2339: UNKNOWN_MEMBER,
  2551: UNKNOWN_MEMBER,
  2353: UNKNOWN_MEMBER,
  2561: UNKNOWN_MEMBER,
  2322: WRONG_TYPE,
  2345: WRONG_TYPE,
  2769: '没有一种写法收这样的参数：照签名写',
  2554: '参数的个数照签名写',
  2555: '参数的个数照签名写',
  2739: '补上缺的字段',
  2740: '补上缺的字段',
  2741: '补上缺的字段',
  2531: MAYBE_NOTHING,
  2532: MAYBE_NOTHING,
  18047: MAYBE_NOTHING,
  18048: MAYBE_NOTHING,
  7006: '给参数写上类型',
  7031: '给参数写上类型',
  7027: '前面已经返回了：return 的值写在同一行，或放进括号；用不到的代码就删掉',
  1361: '运行时要用它：去掉 import 后面的 type',
}

const FRAGMENT = '有意不完整的片段加 nocheck="原因"'

/** A module that is a block of the page: the nearest title, or all of them. */
function titleRemedy(written: string, from: string, files: readonly string[]): string {
  const relative = (file: string): string =>
    `./${path.posix.relative(path.posix.dirname(from), file).replace(/\.[jt]sx?$/, '')}`.replace('./../', '../')
  const modules = files.map(relative)
  const guess = nearest(written, modules)
  return `${guess ? `是不是 ${guess}？` : ''}能导入的是本页代码块的标题：${modules.join('、') || '没有'}，run 块另有 ./parts`
}

/** What the compiler guesses, in the ways that it says so. */
const GUESS = /(?:你是否指的是“|是否要写入 )([^”?]+)/

/** @returns the name that the compiler takes for the one that was meant. */
export const compilerGuess = (diagnostic: ts.Diagnostic): string | undefined =>
  GUESS.exec(compilerSays(diagnostic, ' '))?.[1]

/** @returns the literals that may stand at a place, when nothing else may: `'playing' | 'pause'`, names of events. */
export function literalsAt(checker: ts.TypeChecker, source: ts.SourceFile, offset: number): string[] {
  let node: ts.Node | undefined = source
  let found: ts.Node | undefined
  while (node) {
    found = node
    node = ts.forEachChild<ts.Node>(found, (child) =>
      child.getStart() <= offset && offset < child.end ? child : undefined,
    )
  }
  if (!found || !ts.isStringLiteral(found)) return []
  const type = checker.getContextualType(found)
  const parts = type?.isUnion() ? type.types : type ? [type] : []
  const texts = parts.filter((part) => part.isStringLiteral()).map((part) => (part as ts.StringLiteralType).value)
  return texts.length === parts.length ? texts : []
}

/** A text that is none of a few. */
function valueRemedy(diagnostic: ts.Diagnostic, values: readonly string[]): string {
  const written = /“"(.+?)"”/.exec(compilerSays(diagnostic, ' '))?.[1] ?? ''
  const guess = nearest(written, values)
  return `${guess ? `是不是 '${guess}'？` : ''}可用的有：${values.join('、')}`
}

/**
 * @param values what may stand there, when it is one of a few texts.
 * @param files paths of the modules beside that one.
 * @param from path of the module.
 * @returns what to do about something that the compiler found.
 */
export function compilerRemedy(
  diagnostic: ts.Diagnostic,
  values: readonly string[],
  files: readonly string[],
  from: string,
): string {
  const { code } = diagnostic
  if (code === 2307 || code === 2792) {
    const name = /“(.+?)”/.exec(compilerSays(diagnostic, ' '))?.[1] ?? ''
    if (name.startsWith('.')) return titleRemedy(name, from, files)
    return `包名拼错就改；npm 上没有的包，类型写在 content/types/；${FRAGMENT}`
  }
  // Below 2000 are mistakes of syntax (TypeScript, diagnosticMessages.json)
  if (code < 2000) return `语法错误：看括号、引号、逗号是不是成对；${FRAGMENT}`
  if (values.length && (code === 2322 || code === 2345)) return valueRemedy(diagnostic, values)
  if (code === 2339 && compilerSays(diagnostic, ' ').includes('ComponentPublicInstance'))
    return '模板里的名称没有定义：拼错就改，或在 <script setup> 里写出来'
  const guess = compilerGuess(diagnostic)
  if (guess) return `是不是 ${guess}？写的是对的，就看 import 与声明`
  return `${REMEDIES[code] ?? '改正这一行，对照包的类型声明'}；${FRAGMENT}`
}
