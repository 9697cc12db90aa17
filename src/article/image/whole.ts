/** Whether a picture's file has its end: browsers show the upper part of one that was cut off. */
export function isWhole(bytes: Buffer, type: string | undefined): boolean {
  if (type === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length
  if (type === 'png') return bytes.includes('IEND')
  if (type === 'jpg') return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0
  if (type === 'gif') return bytes.lastIndexOf(0x3b) > bytes.length - 16
  return true
}
