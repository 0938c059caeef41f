import { db } from '#app/database/client.server.ts'

/** How much the site is used by everybody; an organisation's own figures are on its overview. */
export async function countUse() {
  const [people, started, completed] = await Promise.all([
    db.user.count(),
    db.attempt.count(),
    db.attempt.count({ where: { completedAt: { not: null } } }),
  ])
  return { people, started, completed }
}
