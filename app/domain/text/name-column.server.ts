import { contains } from '#app/database/dialect.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { plainNameKey, plainNameSteps } from './name-key.ts'

const plainColumn = plainNameSteps.reduce(
  (column, [from, to]) => Prisma.sql`replace(${column}, ${from}, ${to})`,
  Prisma.sql`p."nameKey"`,
)

/** Condition on the SQL row `p` (a profile): the name contains this word. Kazakh letters match the letters typed for
 *  them on a Russian keyboard, and vice versa. */
export function isNameLike(word: string): Prisma.Sql {
  return contains(plainColumn, plainNameKey(word))
}
