import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'

/** Time of writing in UTC, and a random part that keeps ids unique. Ids contain no path characters. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/
const ending = '.eml'

/** Writes an email into the demo's mail folder. Emails contain sign-in links, so only the site's own user may read
 *  them. */
export async function putEmail(message: Buffer) {
  await mkdir(env.mailFolder, { recursive: true, mode: 0o700 })
  const id = `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`
  const path = join(env.mailFolder, id + ending)
  // Written under a temporary name first, so that readers never find half an email.
  await writeFile(`${path}.part`, message, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/** Lists the ids of emails in the folder, newest first, at most `limit`. */
export async function listEmailIds(limit: number): Promise<string[]> {
  const names = await readdir(env.mailFolder).catch(() => [])
  const ids = names.filter(name => name.endsWith(ending)).map(name => name.slice(0, -ending.length))
  return ids
    .filter(id => idPattern.test(id))
    .sort()
    .reverse()
    .slice(0, limit)
}

/** Reads an email as it would have been sent; null for an unknown or invalid id. */
export async function readEmail(id: string): Promise<Buffer | null> {
  return idPattern.test(id) ? readFile(join(env.mailFolder, id + ending)).catch(() => null) : null
}
