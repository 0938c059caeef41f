import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'

/** When it was written, in UTC, and a part that tells two of one moment apart. Nothing in it can lead elsewhere. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/
const ending = '.eml'

/** Writes an email into the folder of the demo. Its links open accounts, so only the site's own user may read it. */
export async function putEmail(message: Buffer) {
  await mkdir(env.mailFolder, { recursive: true, mode: 0o700 })
  const id = `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`
  const path = join(env.mailFolder, id + ending)
  // Under another name first: a reader of the folder never finds half an email.
  await writeFile(`${path}.part`, message, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/** The ids of the emails in the folder, newest first, at most `limit`. */
export async function listEmailIds(limit: number): Promise<string[]> {
  const names = await readdir(env.mailFolder).catch(() => [])
  const ids = names.filter(name => name.endsWith(ending)).map(name => name.slice(0, -ending.length))
  return ids
    .filter(id => idPattern.test(id))
    .sort()
    .reverse()
    .slice(0, limit)
}

/** An email as it would have gone out, or null when there is none of that id or the id is none. */
export async function readEmail(id: string): Promise<Buffer | null> {
  return idPattern.test(id) ? readFile(join(env.mailFolder, id + ending)).catch(() => null) : null
}
