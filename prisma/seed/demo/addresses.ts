import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, people } from '../demo-people.ts'
import { daysFromNow } from './clock.ts'
import { schools } from './pupils.ts'

/** The address of a demo account. The domain is reserved for examples: no letter to it leaves the machine. */
const addressOf = (username: string) => `${username}@demo.bagdar.example`

/** Gives every demo account a confirmed address, so that a forgotten password can be followed to `/dev/mail`. Somebody
 *  who has an address already keeps it, and so does a visitor who has taken one of these. */
export async function confirmAddresses(db: PrismaClient) {
  const pupils = schools.flatMap(({ groups }) => Object.values(groups).flatMap(rows => rows.map(([name]) => name)))
  const named = [...people, ...classmates].map(({ username }) => username)
  for (const username of [...named, ...pupils]) await confirmAddress(db, username, daysFromNow(-59))
}

/** The same for one account. */
export async function confirmAddress(db: PrismaClient, username: string, emailVerifiedAt: Date) {
  const email = addressOf(username)
  if (await db.user.findUnique({ where: { emailFolded: fold(email) }, select: { id: true } })) return
  await db.user.updateMany({
    where: { usernameFolded: fold(username), email: null },
    data: { email, emailFolded: fold(email), emailVerifiedAt },
  })
}
