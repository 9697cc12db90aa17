/** Header of an MPEG-2 Layer III frame: 8 kbit/s, 24 kHz, mono; 24 bytes last 24 milliseconds. */
const HEADER = [0xff, 0xf3, 0x14, 0xc0]
const FRAME = 24

/** A silent MP3 of the given length: frames of zeros. */
export function silence(milliseconds: number): Uint8Array {
  const frames = Math.ceil(milliseconds / FRAME)
  const bytes = new Uint8Array(frames * FRAME)
  for (let frame = 0; frame < frames; frame++) bytes.set(HEADER, frame * FRAME)
  return bytes
}
