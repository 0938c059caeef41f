import { contains } from '#app/database/dialect.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { plainNameKey, plainNameSteps } from './name-key.ts'

const plainColumn = plainNameSteps.reduce(
  (column, [from, to]) => Prisma.sql`replace(${column}, ${from}, ${to})`,
  Prisma.sql`p."nameKey"`,
)

/** Condition on the SQL row `p` (a profile): its name has this word in it. Kazakh letters are found by those that people
 *  type who have no Kazakh keyboard, and the other way round. */
export function isNameLike(word: string): Prisma.Sql {
  return contains(plainColumn, plainNameKey(word))
}
