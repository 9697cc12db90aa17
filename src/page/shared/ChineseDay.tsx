/** `2026-11-08` → `2026 年 11 月 8 日` */
export function chineseDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year} 年 ${month} 月 ${date} 日`
}

/** A day in a sentence. @param props.template with the placeholder `{date}`. @param props.day `YYYY-MM-DD`. */
export function ChineseDay({ template, day }: { template: `${string}{date}${string}`; day: string }) {
  const [before = '', after = ''] = template.split('{date}')
  return (
    <>
      {before}
      <time dateTime={day}>{chineseDate(day)}</time>
      {after}
    </>
  )
}
