import { readFileSync } from 'node:fs'
import { npm } from '../npm'
import { GUIDE, reviewAudit, type AuditReport } from './review-audit'

/**
 * `npm run audit [-- npm options]`: `npm audit` against the reviewed findings of the guide. Exit code 1 for a finding
 * nobody has reviewed, 2 when the registry does not answer audits.
 */
function main(): number {
  const { stdout } = npm(['audit', '--json', ...process.argv.slice(2)], { maxBuffer: 1 << 28 })
  const report = (stdout.startsWith('{') ? JSON.parse(stdout) : { message: stdout.slice(0, 300) }) as AuditReport
  if (!report.vulnerabilities) {
    console.error(
      `审计服务没有给出结果：${report.message ?? '没有回答'}\n换一个支持审计的源：npm run audit -- --registry=<地址>`,
    )
    return 2
  }
  const { fresh, gone } = reviewAudit(report, readFileSync(GUIDE, 'utf8'))
  console.log([...fresh, ...gone].join('\n'))
  console.log(fresh.length ? `能升级就升级，不能就写明理由记进 ${GUIDE}` : '没有未审阅的漏洞')
  return fresh.length ? 1 : 0
}

process.exitCode = main()
