import { readFile } from 'node:fs/promises'
import { env } from '#app/env.server.ts'
import { SECRET_LENGTH } from './sealing.ts'
import { StoreFault } from './store.ts'

/** Reads the secret that encrypts backups, from the setting or the file it names; null when there is none. @throws
 *  StoreFault when the file cannot be read or the secret is too short. */
export async function readSecret(): Promise<string | null> {
  const { backupKey, backupKeyFile } = env
  const secret = backupKey ?? (backupKeyFile === null ? null : await readSecretFile(backupKeyFile))
  if (secret !== null && secret.length < SECRET_LENGTH) {
    throw new StoreFault(`The key of backups has ${SECRET_LENGTH} letters or more: openssl rand -base64 32 makes one.`)
  }
  return secret
}

async function readSecretFile(path: string) {
  const written = await readFile(path, 'utf8').catch(() => null)
  if (written === null) throw new StoreFault(`BACKUP_KEY_FILE leads to ${path}, which cannot be read.`)
  return written.trim()
}
