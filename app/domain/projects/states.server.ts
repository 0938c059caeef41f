import type { Db } from '#app/database/client.server.ts'
import { lineBreak, textsJoined } from '#app/database/dialect.server.ts'
import { sweptAfter } from '#app/domain/feed/limits.ts'
import type { SetState } from '#app/domain/feed/states.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { indexProject } from './document.server.ts'

const objectives = textsJoined(Prisma.sql`o."text"`, lineBreak, Prisma.sql`o."order"`)

/** SQL: the text of the project in row `j` for reviewers: name, description, what it seeks, story and goals. */
export const projectWords = Prisma.sql`(
  j."name" || ${lineBreak} || j."description" || COALESCE(${lineBreak} || j."seeks", '') || ${lineBreak} || j."story"
  || COALESCE((SELECT ${lineBreak} || ${objectives} FROM "ProjectObjective" o WHERE o."projectId" = j."id"), '')
)`

/** Sets the state of a project, in the transaction of a decision. A shown project is in the search index, any other is
 *  not; a removed one is swept with its files after 30 days. Its updates and questions follow the visibility of the
 *  project and keep their own state. False when there is no such project, or it is deleted or a draft. */
export async function setProjectState(tx: Db, projectId: string, state: SetState, now = new Date()): Promise<boolean> {
  const project = await tx.project.findFirst({ where: { id: projectId, state: { notIn: ['DELETED', 'DRAFT'] } } })
  if (!project) return false
  if (project.state === state) return true
  // A project that waited counts as published when it is first shown. One that others have seen before an edit made it
  // wait keeps its place in the lists.
  const isFirst = state === 'SHOWN' && project.state === 'WAITING' && project.editedAt === null
  const publishedAt = isFirst ? now : project.publishedAt
  const sweepAt = state === 'REMOVED' ? new Date(now.getTime() + sweptAfter.gone) : null
  await tx.project.update({ where: { id: projectId }, data: { state, publishedAt, sweepAt } })
  await indexProject(projectId, tx)
  return true
}
