import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Packages of this folder's own lock file. */
export const PACKAGES = resolve('tests/openapi/node_modules')

if (!existsSync(PACKAGES))
  throw new Error('这些测试的包没有安装，先运行：npm ci --ignore-scripts --prefix tests/openapi')
