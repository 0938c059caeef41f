import type { Db } from '#app/database/client.server.ts'
import { removeDocument, writeDocument } from '#app/domain/search/documents.server.ts'
import { languages } from '#app/i18n/config.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { isKnownSkill, type ProjectSkill } from './skills.ts'

/** Writes what a project is found by, in the transaction that opens it, changes it or takes it away: its name, its description and
 *  its skills, those of the vocabulary in every language. A project that is not shown is not found. */
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

/** The words a project is found by. */
function documentOf({ name, description, skills }: Worded): string {
  return [name, description, ...skills.flatMap(namesOf)].join(' | ')
}

type Worded = { name: string; description: string; skills: readonly ProjectSkill[] }

function namesOf({ skill, name }: ProjectSkill): string[] {
  if (!isKnownSkill(skill)) return [name ?? skill]
  return languages.map(language => getFixedT(language, 'skills')(skill))
}
