/** Rule of what has not been written yet: a draft may be without it. */
export const UNFINISHED = 'unfinished'
