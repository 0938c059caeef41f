import type { Db } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'

/** Gives a person what they have newly earned by projects: the first one they opened, the first that was completed with them in
 *  its team, the first team that took them in, the first goal they ticked. It reads the rows, so it is called last in the
 *  transaction of what was done: `giveProjectAchievements(tx, userId, now)`. Called again it gives nothing twice. */
export async function giveProjectAchievements(tx: Db, userId: string, now = new Date()): Promise<void> {
  await awardAchievements(tx, userId, now)
}

/** The same for everybody of a team, when their project was completed. */
export async function giveTeamAchievements(tx: Db, projectId: string, now = new Date()): Promise<void> {
  const team = await tx.projectMember.findMany({ where: { projectId }, select: { userId: true } })
  for (const { userId } of team) await giveProjectAchievements(tx, userId, now)
}
