import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '#app/env.server.ts'

/** Purpose of a key. A key of one purpose does not decrypt data of another. */
type Purpose = 'two-step' | 'one-time-password' | 'weekly-letter'

/** Encrypts a text with a key from the settings (AES-256-GCM), so that a copied database alone does not reveal it. */
export function seal(text: string, purpose: Purpose): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(env.sessionSecrets[0]!, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts a text that was encrypted with any of the site's secrets. Null when none fits. */
export function unseal(sealed: string, purpose: Purpose): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  for (const secret of env.sessionSecrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, purpose), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      // Encrypted with another secret of the list.
    }
  }
  return null
}

/** Returns the keyed hashes (HMAC-SHA-256) of a text, one per secret of the site. The first is the one to store. */
export function keyedHashes(text: string, purpose: Purpose): string[] {
  return env.sessionSecrets.map(secret =>
    createHmac('sha256', keyFrom(secret, purpose)).update(text).digest('base64url'),
  )
}

const keys = new Map<string, Buffer>()

function keyFrom(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose} ${secret}`
  const known = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(name, known)
  return known
}
