/**
 * Method of a request before the link to its endpoint, with the space that parts them where both are read as one text; its
 * styles come with the page of the open API.
 */
export function Method({ name }: { name?: string | null }) {
  if (!name) return null
  return (
    <>
      <span className={`method ${name.toLowerCase()}`}>{name}</span>{' '}
    </>
  )
}
