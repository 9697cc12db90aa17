import { npm } from '../npm'
import { acceptedFindings } from './accepted-findings'
import { reviewAudit, type AuditReport } from './review-audit'

/**
 * `npm run audit [-- npm options]`: `npm audit` against the reviewed findings. Exit code 1 for a finding nobody has
 * reviewed, 2 when the registry does not answer audits.
 */
function main(): number {
  const { stdout } = npm(['audit', '--json', ...process.argv.slice(2)], { maxBuffer: 1 << 28 })
  let report: AuditReport = {}
  try {
    report = JSON.parse(stdout) as AuditReport
  } catch {
    report = { message: stdout.slice(0, 300) }
  }
  if (!report.vulnerabilities) {
    console.error(
      `审计服务没有给出结果：${report.message ?? '没有回答'}\n换一个支持审计的源：npm run audit -- --registry=<地址>`,
    )
    return 2
  }
  const { fresh, gone } = reviewAudit(report, acceptedFindings)
  for (const { id, package: name, severity, range, title } of fresh)
    console.log(`未审阅 ${id}  ${name} ${range}  [${severity}]  ${title}`)
  for (const { id, package: name } of gone) console.log(`已不存在 ${id}  ${name}，从 accepted-findings.ts 里去掉`)
  console.log(
    fresh.length
      ? `\n${fresh.length} 条没有审阅过：能升级就升级，不能就写明理由记进 tools/supply-chain/accepted-findings.ts 与 docs/supply-chain.md`
      : `没有未审阅的漏洞（已接受 ${acceptedFindings.length - gone.length} 条，理由见 docs/supply-chain.md）`,
  )
  return fresh.length ? 1 : 0
}

process.exitCode = main()
