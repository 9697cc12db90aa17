import { join } from 'node:path'
import type { SiteState } from '../../gatsby/site-state'
import { agentFiles } from '../../site/agent-files'
import { codingRules } from '../../site/coding-rules'
import { AREA_IDS } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { readText } from '../../site/read-text'
import { atOwnAddress } from '../../site/routes'
import { packageNote } from '../llms/packages'

/** @returns a text to take along, which is written beside the module that is taken along. */
export const takeAlong = (root: string, name: string): string =>
  atOwnAddress(readText(join(root, 'src/agents/take-along', name)))

/** `[安装](live/get-started/install#which)` → `（live/get-started/install#which）`: ids are what the tools take. */
const withIds = (rule: string): string =>
  rule.replace(/(?: · )?\[[^\]]*\]\(([\w/-]+#[\w-]+)\)/g, (_, id: string) => `（${id}）`)

/** @returns texts for a project's notes to its agents, and a skill, by path. */
export function agentTexts({ root, model }: Pick<SiteState, 'root' | 'model'>): Map<string, string> {
  const packages = AREA_IDS.flatMap((area) => {
    const note = packageNote(model, area)
    return note ? [`- ${areas[area].label} ${areas[area].packageName}：${note}`] : []
  })
  const agents = takeAlong(root, 'agents.md')
    .replace('{packages}', packages.join('\n'))
    .replace('{rules}', codingRules.map((rule) => `- ${withIds(rule)}`).join('\n'))
  return new Map([
    [agentFiles.rules, agents],
    [agentFiles.skill, takeAlong(root, 'SKILL.md')],
  ])
}
