import type { ComponentMarkdown } from '../construct'

/** Something to press: nothing on paper and in a file. */
export const filterMarkdown: ComponentMarkdown = () => []
