/** Time in which a browser has read what an address of a blob leads to, in milliseconds. */
const READ_MS = 1000

/**
 * Lets addresses of blobs last a little: Five revokes that of a worker as soon as the worker is made, before Chrome 109 has
 * read it in a document without an origin.
 */
export function keepBlobs(): void {
  const revoke = URL.revokeObjectURL.bind(URL)
  URL.revokeObjectURL = (address) => void setTimeout(revoke, READ_MS, address)
}
