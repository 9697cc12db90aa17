import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { outcomeOf, type Outcome } from './outcome'
import { REPORTS, type Step } from './steps'

/** Steps that run at the same time. */
const LANES = 2
/** Test files whose time is printed; those of all are in `times.json`. */
const LONGEST = 12
const POLL_MS = 300
/** What is shown of a failed step; all of it is in its log. */
const SHOWN_CHARACTERS = 6000

interface Result extends Outcome {
  name: string
  seconds: number
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)

function run({ command, env }: Step): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', PATH: path, ...env },
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs a step and tells what came of it: counts and time, what was left out and why, the end of a failure's output. */
async function runStep(step: Step, missing: string[]): Promise<Result> {
  const started = Date.now()
  const { code, output } = missing.length
    ? { code: 1, output: `没有运行：${missing.join('、')} 没有通过` }
    : await run(step)
  const outcome: Outcome = missing.length ? { passed: 0, failed: 1, skipped: [], files: {} } : outcomeOf(step, code)
  const result = { ...outcome, name: step.name, seconds: seconds(started) }
  const { passed, failed, skipped } = outcome
  writeFileSync(join(REPORTS, `${step.name}.log`), output)
  console.log(
    `${failed ? '✗' : '✓'} ${step.name}  ${passed} 通过，${failed} 失败${skipped.length ? `，${skipped.length} 跳过` : ''}  ${result.seconds} 秒`,
  )
  // A short output is shown whole below
  const isShown = failed > 0 && output.length <= SHOWN_CHARACTERS
  for (const line of step.says && !isShown ? (output.match(step.says) ?? []) : []) console.log(`  ${line}`)
  for (const test of skipped) console.log(`  跳过：${test}`)
  if (failed) console.log(output.slice(-SHOWN_CHARACTERS))
  return result
}

/** Runs the steps in their order, as many at a time as there are lanes; each as soon as what it needs is there. */
async function runAll(steps: Step[]): Promise<Result[]> {
  const results = new Map<string, Result>()
  const waiting = [...steps]
  let browserBusy = false
  const isReady = ({ needs = [], browser }: Step): boolean =>
    needs.every((need) => results.has(need)) && !(browser && browserBusy)
  const lane = async (): Promise<void> => {
    while (waiting.length) {
      const step = waiting.find(isReady)
      if (!step) {
        await new Promise((wake) => setTimeout(wake, POLL_MS))
        continue
      }
      waiting.splice(waiting.indexOf(step), 1)
      browserBusy ||= Boolean(step.browser)
      const missing = (step.needs ?? []).filter((need) => results.get(need)?.failed)
      results.set(step.name, await runStep(step, missing))
      if (step.browser) browserBusy = false
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return [...results.values()]
}

/** Runs steps, two at a time, keeps the times of steps and files, and closes with the time of each and `N passed, N failed`; sets the exit code. */
export async function runSteps(steps: Step[]): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const started = Date.now()
  const results = await runAll(steps)
  const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0)
  const failed = sum((result) => result.failed)
  const skipped = sum((result) => result.skipped.length)
  const files = results.flatMap((result) => Object.entries(result.files)).toSorted(([, one], [, other]) => other - one)
  writeFileSync(join(REPORTS, 'times.json'), JSON.stringify(results, null, 1))
  const times = results.toSorted((a, b) => b.seconds - a.seconds).map((result) => `${result.name} ${result.seconds}`)
  console.log(`\n用时 ${seconds(started)} 秒：${times.join('，')}`)
  if (files.length)
    console.log(
      `最久的文件：${files
        .slice(0, LONGEST)
        .map(([file, taken]) => `${file} ${Math.round(taken)}`)
        .join('，')}`,
    )
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed ? 1 : 0
}
