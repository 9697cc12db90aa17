interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** @returns whether nothing may be loaded ahead: on 2g or with data saver (specification, section 4). */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return Boolean(saveData) || effectiveType.includes('2g')
}
