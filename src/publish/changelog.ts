import type { Problem } from '../site/types'

/** The one source of what has changed in the docs (Keep a Changelog). */
export const CHANGELOG_FILE = 'CHANGELOG.md'

/** A published state of the docs. */
export interface Release {
  /** Version, or the date for a release without one. Unique. */
  name: string
  /** `YYYY-MM-DD` */
  date: string
  /** Markdown below the heading, from the line after it. */
  body: string
  /** 1-based line of the heading. */
  line: number
}

const HEADING = /^## (?:\[?([^\]\s]+)\]? [-–—] )?(\d{4}-\d{2}-\d{2})$/
const UNRELEASED = /^## \[?(?:未发布|Unreleased)\]?$/

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Reads the releases of a changelog, newest first as written. What is not released yet is left out.
 * @returns releases, and a warning for every `##` heading that names no release.
 */
export function parseChangelog(text: string): { releases: Release[]; problems: Problem[] } {
  const releases: Release[] = []
  const problems: Problem[] = []
  let current: Release | undefined
  const warn = (line: number, message: string, remedy: string): void => {
    problems.push({ severity: 'warning', rule: 'changelog', file: CHANGELOG_FILE, line, message, remedy })
  }
  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1
    if (!content.startsWith('## ')) {
      if (current) current.body += `${content}\n`
      return
    }
    current = undefined
    const heading = content.trim()
    const [, version, date = ''] = HEADING.exec(heading) ?? []
    if (UNRELEASED.test(heading)) return
    if (date && !isDate(date)) return warn(line, `变更记录的标题写着 ${date}，没有这一天`, '改成发布的那一天')
    if (!date) {
      warn(line, `变更记录的标题“${heading}”看不出版本与日期`, '写成 ## 3.5.2 - 2026-11-21，或 ## 未发布')
      return
    }
    const name = version ?? date
    if (releases.some((release) => release.name === name))
      return warn(line, `变更记录里“${name}”写了两次`, '合并成一节；同一天发布两次，写上版本')
    current = { name, date, body: '', line }
    releases.push(current)
  })
  return { releases: releases.map((release) => ({ ...release, body: release.body.trimEnd() })), problems }
}
