/**
 * `npm run ask -- search "…"` and `npm run mcp`: questions to the built documents, in a shell and over the Model Context
 * Protocol. The package that readers download is this file with the documents beside it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Docs } from './docs'
import { sourceOf } from './site-files'
import { serve } from './mcp'
import { ask, TOOLS } from './tools'

const USAGE = `用法：
  realsee-docs search "怎么让背景变透明" [--product five]
  realsee-docs section five/config#panorama
  realsee-docs symbol Five.load
  realsee-docs error "Invalid certificate."
  realsee-docs mcp                         给编码助手用的 MCP 服务，标准输入输出
选项：
  --docs <网址或文件夹>   文档在哪里；不写用随包的一份`

/** What is asked for: the words of a command are the first of its tool's arguments. */
function argumentsOf(command: string, words: string[], product: string | undefined): Record<string, string> {
  const [field = ''] = Object.keys(TOOLS.find(({ name }) => name === command)?.schema.shape ?? {})
  return { [field]: words.join(' '), ...(product !== undefined && { product }) }
}

/** Where the documents are when nobody says it: beside this file in the package, else the site built here. */
function defaultDocs(): string {
  const packed = join(__dirname, 'docs')
  return existsSync(join(packed, 'search')) ? packed : resolve('public')
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    // A code such as -3 is no option
    args: process.argv.slice(2).map((one) => (/^-\d/.test(one) ? ` ${one}` : one)),
    allowPositionals: true,
    options: {
      docs: { type: 'string' },
      product: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [command, ...words] = positionals
  const place = values.docs ?? process.env.REALSEE_DOCS ?? defaultDocs()
  const docs = new Docs(sourceOf(place))
  if (command === 'mcp') return serve(docs, versionHere())
  if (!command || values.help) {
    console.log(USAGE)
    return
  }
  const { text, failed } = await ask(docs, command, argumentsOf(command, words, values.product))
  console.log(text)
  if (failed) process.exitCode = 1
}

/** Version of the package, or of the repository. */
function versionHere(): string {
  for (const folder of [__dirname, join(__dirname, '../..')])
    if (readdirSync(folder).includes('package.json'))
      return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
  return '0'
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 2
})
