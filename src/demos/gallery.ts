/** Folder of the gallery's pictures, from the repository's root. */
export const GALLERY_FOLDER = 'content/demos'

/** @returns the file of a page's picture: `five/quick-start` → `five-quick-start.webp`. */
export const galleryPicture = (page: string): string => `${page.replaceAll('/', '-')}.webp`
