import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, people } from '../demo-people.ts'
import { daysFromNow } from './clock.ts'
import { schools } from './pupils.ts'

/** Returns the email address of a demo account. The domain is reserved for examples, so no email leaves the machine. */
const addressOf = (username: string) => `${username}@demo.bagdar.example`

/** Gives every demo account a confirmed email address, so that a password reset can be followed at `/dev/mail`.
 *  Existing addresses are kept, including one of these taken by a visitor. */
export async function confirmAddresses(db: PrismaClient) {
  const pupils = schools.flatMap(({ groups }) => Object.values(groups).flatMap(rows => rows.map(([name]) => name)))
  const named = [...people, ...classmates].map(({ username }) => username)
  for (const username of [...named, ...pupils]) await confirmAddress(db, username, daysFromNow(-59))
}

export async function confirmAddress(db: PrismaClient, username: string, emailVerifiedAt: Date) {
  const email = addressOf(username)
  if (await db.user.findUnique({ where: { emailFolded: fold(email) }, select: { id: true } })) return
  await db.user.updateMany({
    where: { usernameFolded: fold(username), email: null },
    data: { email, emailFolded: fold(email), emailVerifiedAt },
  })
}
