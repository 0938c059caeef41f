import type { Db } from '#app/database/client.server.ts'
import { removeDocument, writeDocument } from '#app/domain/search/documents.server.ts'
import { namesOfSkill } from './skill-names.server.ts'
import type { ProjectSkill } from './skills.ts'

/** Updates the search document of a project, in the transaction that changes it. Contains name, description and skills,
 *  those of the vocabulary in every language. A project that is not shown has no document. */
export async function indexProject(projectId: string, tx: Db) {
  const project = await tx.project.findUnique({
    where: { id: projectId, state: 'SHOWN' },
    select: {
      ...{ ownerId: true, scope: true, name: true, description: true },
      skills: { orderBy: { order: 'asc' }, select: { skill: true, name: true } },
    },
  })
  if (!project) return removeDocument('PROJECT', projectId, tx)
  const { ownerId, scope } = project
  await writeDocument({ kind: 'PROJECT', refId: projectId, ownerId, scope, text: documentOf(project) }, tx)
}

function documentOf({ name, description, skills }: Worded): string {
  return [name, description, ...skills.flatMap(namesOfSkill)].join(' | ')
}

type Worded = { name: string; description: string; skills: readonly ProjectSkill[] }
