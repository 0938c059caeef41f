// Password hashing while the database is busy. Calls the modules directly, on a database of their own.
import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase } from '#tests/world/database.ts'

process.env.DATABASE_URL = copyDatabase()
const { db, inTurn } = await import('#app/database/client.server.ts')
const { hashPassword } = await import('#app/domain/accounts/passwords.server.ts')
const { signIn } = await import('#app/domain/accounts/sign-in.server.ts')
afterAll(() => db.$disconnect())

describe('people who sign in while another transaction keeps the database', () => {
  it('hold no place of those whose password is hashed, and are answered afterwards', async () => {
    const origin = { address: '203.0.113.7', browser: '', knows: () => false }
    const trying = (at: number) => signIn({ emailOrUsername: `nobody_${at}`, password: 'wrong-guess' }, origin)
    const signIns = await inTurn(async () => {
      const begun = Array.from({ length: 20 }, (_, at) => trying(at))
      // Hashing finishes although all sign-ins wait for this transaction.
      expect(await hashPassword('a new password')).toMatch(/^\$argon2id/)
      return { begun }
    })
    const answers = await Promise.all(signIns.begun)
    expect(answers).toEqual(Array(20).fill({ is: 'refused', because: 'wrongCredentials' }))
  })
})
