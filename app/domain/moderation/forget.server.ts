import type { Db } from '#app/database/client.server.ts'

/** Takes the words of a person whose account is being deleted out of cases and reports, in that transaction: what was decided
 *  stays as a figure, without what anybody said. */
export async function forgetInCases(userId: string, tx: Db) {
  await tx.report.updateMany({ where: { reporterId: userId }, data: { words: null } })
  await tx.moderationCase.updateMany({ where: { ownerId: userId }, data: { text: '', words: null, appeal: null } })
}
