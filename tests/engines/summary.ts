import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { stripVTControlCharacters } from 'node:util'
import { ENGINES } from './drivers/engines'
import { NEEDS } from './needs'

/** Prints a line for each engine, what failed there and why, and what the engine lacks. */
export default class Summary implements Reporter {
  private all: TestCase[] = []

  /** A mark for a behaviour that does not exist would never be taken away. */
  onBegin(_config: unknown, suite: Suite): void {
    this.all = suite.allTests()
    const titles = new Set(this.all.map(({ title }) => title))
    const lost = NEEDS.filter(({ behaviour }) => !titles.has(behaviour))
    if (lost.length && !process.argv.some((argument) => /^(?:-g|--grep)|\.spec/.test(argument)))
      throw new Error(`needs.ts 里的行为不在清单里：${lost.map(({ behaviour }) => behaviour).join('；')}`)
  }

  onEnd(_result: FullResult): void {
    for (const { name, install, isInstalled } of ENGINES) {
      const tests = this.all.filter((test) => test.parent.project()?.name === name)
      if (!tests.length) continue
      if (!isInstalled()) {
        console.log(`- ${name}：没有安装，跳过 ${tests.length} 条。安装：${install}`)
        continue
      }
      const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped' && !isKnown(test))
      const known = tests.filter((test) => test.ok() && isKnown(test))
      const failed = tests.filter((test) => !test.ok())
      console.log(
        `${failed.length ? '✗' : '✓'} ${name}：通过 ${passed.length}，失败 ${failed.length}，引擎没有 ${known.length}`,
      )
      for (const test of failed) console.log(`    ✗ ${test.title}\n${messageOf(test)}`)
      for (const test of known) console.log(`    · ${test.title}：${reasonOf(test)}`)
    }
  }

  printsToStdio(): boolean {
    return true
  }
}

const isKnown = (test: TestCase): boolean => test.expectedStatus === 'failed'

const reasonOf = (test: TestCase): string => test.annotations.find(({ type }) => type === 'fail')?.description ?? ''

function messageOf(test: TestCase): string {
  const { status, errors } = test.results.at(-1)!
  if (isKnown(test) && status === 'passed') return '      已经成立：从 tests/engines/needs.ts 里去掉这一条'
  const text = errors.map(({ message }) => message).join('\n')
  return stripVTControlCharacters(text).replace(/^/gm, '      ').slice(0, 900)
}
