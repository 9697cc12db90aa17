import { useMemo } from 'react'

const inDocument = new Map<string, string>()

/** The page the visit starts on has these parts in its document only; they are read once and kept for the way back. */
function htmlInDocument(id: string): string {
  let html = inDocument.get(id)
  if (html === undefined) inDocument.set(id, (html = document.getElementById(id)?.innerHTML ?? ''))
  return html
}

interface BuiltHtmlProps {
  /** Id in the document, unique on the page. */
  id: string
  className?: string
  /** HTML made at build time; absent on the first page of a visit, whose data comes without it. */
  html: string | undefined
}

/** A part of a page that is drawn at build time. React neither renders nor compares what is inside. */
export function BuiltHtml({ id, className, html }: BuiltHtmlProps) {
  const inner = useMemo(() => ({ __html: html ?? htmlInDocument(id) }), [id, html])
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
}
