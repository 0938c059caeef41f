import { flag, orNull, readRow, text } from '#app/database/rows.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { worksWith } from '#app/domain/visibility/colleagues.server.ts'
import { type Opened, openedByFollowing } from '#app/domain/visibility/visibility.ts'
import { foundBy } from '#app/domain/visibility/visibility.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const row = {
  username: text,
  firstName: text,
  lastName: text,
  dateOfBirth: orNull(text),
  visibility: orNull(text),
  isColleague: flag,
  followed: flag,
}

/** Returns the confirmation a minor must give before following an adult who neither teaches nor works at their
 *  organisation: the person and what following opens to them. A person of unknown age counts as an adult here. Null
 *  when no confirmation is needed: for an adult viewer, when the person is a minor, works at an organisation of the
 *  viewer, is followed already or cannot be found. */
export async function findFollowQuestion(
  viewer: Viewer,
  username: string,
  now = new Date(),
): Promise<{ username: string; name: string; opens: Opened } | null> {
  if (!isMinor(viewer.dateOfBirth, now)) return null
  const person = await readRow(
    row,
    Prisma.sql`
    SELECT u."username", p."firstName", p."lastName", p."dateOfBirth", ${worksWith(viewer)} AS "isColleague",
           (SELECT o."visibility" FROM "Profile" o WHERE o."userId" = ${viewer.id}) AS "visibility",
           EXISTS (SELECT 1 FROM "Follow" f WHERE f."followerId" = ${viewer.id} AND f."followedId" = u."id") AS "followed"
    FROM "User" u JOIN "Profile" p ON p."userId" = u."id"
    WHERE u."usernameFolded" = ${fold(username)} AND u."id" <> ${viewer.id} AND ${foundBy(viewer)}`,
  )
  if (!person || person.followed || person.isColleague) return null
  const isKnownMinor = person.dateOfBirth !== null && isMinor(person.dateOfBirth, now)
  if (isKnownMinor) return null
  const { visibility, firstName, lastName } = person
  const opens = openedByFollowing({ dateOfBirth: viewer.dateOfBirth, visibility }, now)
  return { username: person.username, name: `${firstName} ${lastName}`, opens }
}
