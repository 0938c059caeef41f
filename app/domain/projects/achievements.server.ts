import type { Db } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'

/** Awards the project achievements a person has newly earned: first opened project, first completed project as a team
 *  member, first team joined, first goal ticked. It reads saved rows, so call it last in the transaction. Idempotent. */
export async function giveProjectAchievements(tx: Db, userId: string, now = new Date()): Promise<void> {
  await awardAchievements(tx, userId, now)
}

/** Awards them to every member of a team, when its project is completed. */
export async function giveTeamAchievements(tx: Db, projectId: string, now = new Date()): Promise<void> {
  const team = await tx.projectMember.findMany({ where: { projectId }, select: { userId: true } })
  for (const { userId } of team) await giveProjectAchievements(tx, userId, now)
}
