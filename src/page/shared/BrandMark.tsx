/** The site's own neutral mark: a room as an isometric box, with an observer point. Decoration. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 2.8 24 8.4v11.2L14 25.2 4 19.6V8.4Z" />
      <path className="brand-edge" d="m4 8.4 10 5.6 10-5.6M14 14v4.2" />
      <circle className="brand-point" cx="14" cy="21" r="1.9" />
    </svg>
  )
}
