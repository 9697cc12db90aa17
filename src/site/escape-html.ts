const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for any place in HTML or XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Escapes text for the content of an HTML element, as short as the standard allows (HTML, 13.1.2.6 and 13.1.4). */
export const escapeText = (text: string): string => text.replace(/[&<]/g, (sign) => ENTITIES[sign] ?? sign)
