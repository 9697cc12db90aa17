import { algoliaEnv, DEMO_WORK } from '../site/config'
import { nearest } from '../site/nearest'

type Environment = Record<string, string | undefined>
type Rule = [name: string, fits: RegExp, remedy: string]

const ADDRESS = /^https?:\/\/[^\s;,"']+$/

/** Values that a build would otherwise only refuse at its end, or take for something else. */
const VALUES: Rule[] = [
  ['BROTLI_QUALITY', /^(?:\d|1[01])$/, '应是 0 到 11 的整数，例如 BROTLI_QUALITY=11'],
  ['CONTENT_ERRORS', /^warn$/, '只能是 warn；不设就让错误停下构建'],
  [algoliaEnv.publish.appId, /^[A-Z\d]+$/i, '应是控制台里的 Application ID，只有字母和数字'],
  [algoliaEnv.publish.adminKey, /^[\w=+/-]+$/, '应是一个密钥，前后没有空格和引号'],
  [algoliaEnv.search.searchKey, /^[\w=+/-]+$/, '应是一个密钥，前后没有空格和引号'],
  [algoliaEnv.publish.indexName, /^[\w.-]+$/, '应是索引的名字，没有空格'],
  [algoliaEnv.analyticsScript, ADDRESS, '应是一个完整的网址'],
  [algoliaEnv.host, ADDRESS, '应是一个完整的网址，例如 http://127.0.0.1:8108'],
  [algoliaEnv.allowShrink, /^[01]$/, '写 1 允许，不设就不允许'],
]

const KNOWN = [...VALUES.map(([name]) => name), DEMO_WORK, 'PUBLIC_DIR']
/** Names that begin so are meant for this site. */
const OURS = /^(?:ALGOLIA|BROTLI|CONTENT_ERR|DEMO_W|PUBLIC_D)/i

/** @returns what is wrong with values of variables of the environment. One that is empty is one that is not set. */
export function environmentFaults(env: Environment): string[] {
  const { adminKey } = algoliaEnv.publish
  const { searchKey } = algoliaEnv.search
  const odd = VALUES.filter(([name, fits]) => env[name] && !fits.test(env[name])).map(([name, , remedy]) => {
    const isSecret = name === adminKey || name === searchKey
    return `环境变量 ${name} 写的是${isSecret ? '不像密钥的东西' : `“${env[name]}”`}：${remedy}`
  })
  // The key of the search is in every reader's browser
  const isOpen = env[searchKey] && env[searchKey] === env[adminKey]
  return isOpen
    ? [...odd, `${searchKey} 与 ${adminKey} 相同，管理密钥会随页面公开：换成只能搜索的密钥；公开过就作废它`]
    : odd
}

/** @returns what of the environment has no effect: names that are like a known one, settings that are not complete. */
export function environmentHints(env: Environment): string[] {
  const set = Object.keys(env).filter((name) => env[name])
  const misspelt = set
    .filter((name) => OURS.test(name) && !KNOWN.includes(name))
    .flatMap((name) => {
      const guess = nearest(name, KNOWN)
      return guess ? [`没有环境变量 ${name}，它不起作用：是不是 ${guess}？`] : []
    })
  const { adminKey } = algoliaEnv.publish
  const { appId, indexName, searchKey } = algoliaEnv.search
  const given = [appId, indexName, searchKey, adminKey].filter((name) => env[name])
  const lacking = [appId, indexName].filter((name) => !env[name])
  const hasKey = Boolean(env[searchKey] ?? env[adminKey])
  if (!given.length || (!lacking.length && hasKey)) return misspelt
  const missing = [...lacking, ...(hasKey ? [] : [`${searchKey}（或 ${adminKey}）`])]
  return [...misspelt, `设了 ${given.join('、')}，缺 ${missing.join('、')}：用的是站内搜索。三个一起设，或都不设`]
}
