import type { Db } from '#app/database/client.server.ts'
import { removeDocument, writeDocument } from '#app/domain/search/documents.server.ts'

/** Makes an open project found by its name, its description and the skills it names in its own words; one that is not open
 *  is found by nobody. */
export async function writeProjectDocument(tx: Db, projectId: string) {
  const project = await tx.project.findUnique({
    where: { id: projectId },
    select: { ownerId: true, scope: true, state: true, name: true, description: true, skills: true },
  })
  if (project?.state !== 'SHOWN') return removeProjectDocument(tx, projectId)
  const { ownerId, scope, name, description, skills } = project
  const text = [name, description, ...skills.flatMap(({ name }) => name ?? [])].join(' ')
  await writeDocument({ kind: 'PROJECT', refId: projectId, ownerId, scope, text }, tx)
}

/** Makes a project found by nobody any more. */
export async function removeProjectDocument(tx: Db, projectId: string) {
  await removeDocument('PROJECT', projectId, tx)
}
