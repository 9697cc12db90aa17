/** Method of a request, and the space after it where both are read as one text, before the link to its endpoint; its styles come with the page of the open API. */
export function Method({ name }: { name?: string | null }) {
  return name ? <span className={`method ${name.toLowerCase()}`}>{`${name} `}</span> : null
}
