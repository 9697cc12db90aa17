/** HTML elements authors may write as they are, without attributes. */
export const plainElements: readonly string[] = ['br', 'kbd', 'sub', 'sup', 'wbr']
