import type { Db } from '#app/database/client.server.ts'
import { lineBreak, textsJoined } from '#app/database/dialect.server.ts'
import { sweptAfter } from '#app/domain/feed/limits.ts'
import type { SetState } from '#app/domain/feed/states.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { indexProject } from './document.server.ts'

const objectives = textsJoined(Prisma.sql`o."text"`, lineBreak, Prisma.sql`o."order"`)

/** SQL: the words of a project in row `j` as those read them who look at it: its name first, then what it says of itself and its goals. */
export const projectWords = Prisma.sql`(
  j."name" || ${lineBreak} || j."description" || COALESCE(${lineBreak} || j."seeks", '') || ${lineBreak} || j."story"
  || COALESCE((SELECT ${lineBreak} || ${objectives} FROM "ProjectObjective" o WHERE o."projectId" = j."id"), '')
)`

/** Puts a project of anybody's into a state, in the transaction of a decision. Shown it is found by the search, otherwise not; removed it
 *  goes with its files after 30 days. What its team tells and what it is asked is seen by those who see the project, so it needs no
 *  state of its own. False when there is none, or the one who leads it has deleted it or not opened it. */
export async function setProjectState(tx: Db, projectId: string, state: SetState, now = new Date()): Promise<boolean> {
  const project = await tx.project.findFirst({ where: { id: projectId, state: { notIn: ['DELETED', 'DRAFT'] } } })
  if (!project) return false
  if (project.state === state) return true
  // What waited is open from the day it is shown.
  const publishedAt = state === 'SHOWN' && project.state === 'WAITING' ? now : project.publishedAt
  const sweepAt = state === 'REMOVED' ? new Date(now.getTime() + sweptAfter.gone) : null
  await tx.project.update({ where: { id: projectId }, data: { state, publishedAt, sweepAt } })
  await indexProject(projectId, tx)
  return true
}
