import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Returns the SHA-256 of a file on disk. */
export async function hashOfFile(path: string, as: 'hex' | 'base64url' = 'hex'): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest(as)
}
