import { zipSync, type Zippable } from 'fflate'

/** A fixed date: an archive of the same files is the same archive. ZIP knows no time zone, fflate writes local time. */
const DATE = new Date(2026, 0, 1)

/** Packs the files into `flat/…` of one ZIP archive. */
export function archive(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries: Zippable = {}
  for (const name of [...files.keys()].sort()) entries[`flat/${name}`] = [files.get(name)!, { level: 9, mtime: DATE }]
  return Buffer.from(zipSync(entries))
}
