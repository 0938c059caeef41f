import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { giveTeamAchievements } from './achievements.server.ts'
import { MOST, projectRules } from './limits.ts'
import { checkProjectContent, applyContentCheck, type CheckedContent } from './content-check.server.ts'
import { type Basic, type Details, type Skills, skillsOf } from './project.schema.ts'
import { mayBecome, type ProjectStatus } from './status.ts'
import { numberOf, type ProjectStep } from './steps.ts'

/** States in which the lead may edit a project. In the others moderation is pending. */
const editable = ['DRAFT', 'SHOWN']

/** Returns a project the viewer leads, in any state but DELETED and REMOVED, with what its steps edit; null when there
 *  is none. */
export async function findOwnProject(viewer: Viewer, id: string, client: Db = db) {
  return client.project.findFirst({
    where: { id, ownerId: viewer.id, state: { notIn: ['DELETED', 'REMOVED'] } },
    include: {
      objectives: { orderBy: [{ order: 'asc' }, { id: 'asc' }] },
      skills: { orderBy: [{ order: 'asc' }, { skill: 'asc' }] },
      interests: { orderBy: { subject: 'asc' } },
      images: { orderBy: [{ order: 'asc' }, { fileId: 'asc' }] },
    },
  })
}
export type OwnProject = NonNullable<Awaited<ReturnType<typeof findOwnProject>>>

export function isEditable({ state }: Pick<OwnProject, 'state'>): boolean {
  return editable.includes(state)
}

/** Lists the drafts of a viewer, last saved first. */
export async function listDrafts(viewer: Viewer) {
  return db.project.findMany({
    where: { ownerId: viewer.id, state: 'DRAFT' },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
    take: MOST.drafts,
    select: { id: true, name: true, step: true, savedAt: true },
  })
}

/** Creates a project from its first step. A repeated idempotency key returns the existing draft. Refusals: `'tooMany'`
 *  with ten drafts, `'tooOften'` above ten new ones a day, `'city'` for an unknown city. */
export async function beginProject(
  viewer: Viewer,
  { idempotencyKey, ...basic }: Basic & { idempotencyKey: string },
  now = new Date(),
): Promise<{ id: string } | 'tooMany' | 'tooOften' | 'city' | null> {
  if (await isKeyUsed(db, viewer.id, idempotencyKey)) return (await listDrafts(viewer))[0] ?? null
  if (!(await isCity(db, basic.cityId))) return 'city'
  if ((await db.project.count({ where: { ownerId: viewer.id, state: 'DRAFT' } })) >= MOST.drafts) return 'tooMany'
  if ((await consumeLimit(projectRules.project, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) {
      const where = { ownerId: viewer.id, state: 'DRAFT' }
      return tx.project.findFirst({ where, orderBy: { createdAt: 'desc' }, select: { id: true } })
    }
    const { id } = await tx.project.create({
      data: {
        ...{ ownerId: viewer.id, ...basicOf(basic), step: numberOf('basic'), createdAt: now, savedAt: now },
        members: { create: { userId: viewer.id, role: 'LEAD', joinedAt: now } },
      },
      select: { id: true },
    })
    await recordEvent({ action: 'project.begun', actorId: viewer.id, details: { projectId: id } }, tx)
    return { id }
  })
}

/** Outcome of saving a step: `'waits'` was saved but must be reviewed before others see it, `HeldUp` must be confirmed
 *  or rewritten, null means that the viewer may not edit the project. */
type Saved = 'saved' | 'waits' | 'conflict' | HeldUp | null

/** Project and form a step is saved for. `version` is that of the project when the form was compared with it. `anyway`
 *  means that the author has confirmed the warnings. */
export type At = { id: string; version: number; anyway?: boolean; now?: Date }

export async function saveBasic(viewer: Viewer, at: At, basic: Basic): Promise<Saved | 'status' | 'city'> {
  const { name, description, cityId } = basic
  if (!(await isCity(db, cityId))) return 'city'
  const contentOf = (project: OwnProject) => ({ texts: [project.name, project.description] })
  return save(
    viewer,
    at,
    { step: 'basic', content: { texts: [name, description] }, contentOf },
    async (tx, project, now) => {
      const from = project.status as ProjectStatus
      const changes = project.state !== 'DRAFT' && from !== basic.status
      if (changes && !mayBecome(from, basic.status)) return 'status'
      await tx.project.update({ where: { id: project.id }, data: basicOf(basic) })
      if (changes && basic.status === 'COMPLETED') await giveTeamAchievements(tx, project.id, now)
      return 'saved'
    },
  )
}

export async function saveDetails(viewer: Viewer, at: At, details: Details): Promise<Saved> {
  const { story, seeks = null, website, github, linkedin, x, telegram } = details
  const links = [website, github, linkedin, x, telegram].map(link => link || null)
  const content: CheckedContent = { texts: [story, seeks], links: links.some(Boolean) }
  const contentOf = (project: OwnProject) => ({ texts: [project.story, project.seeks], links: linksOf(project) })
  return save(viewer, at, { step: 'details', content, contentOf }, async (tx, { id }) => {
    const [website, github, linkedin, x, telegram] = links
    await tx.project.update({ where: { id }, data: { story, seeks, website, github, linkedin, x, telegram } })
    return 'saved'
  })
}

/** Saves goals, skills and interests. A goal with unchanged text stays ticked, even if it was moved. */
export async function saveSkills(viewer: Viewer, at: At, form: Skills): Promise<Saved> {
  const skills = skillsOf(form.skills)
  const content = { texts: [...form.objectives, ...skills.map(({ name }) => name)] }
  const contentOf = ({ objectives, skills }: OwnProject) => ({
    texts: [...objectives.map(({ text }) => text), ...skills.map(({ name }) => name)],
  })
  return save(viewer, at, { step: 'skills', content, contentOf }, async (tx, { id: projectId, objectives }) => {
    const done = new Map(objectives.map(({ text, doneAt, doneById }) => [text, { doneAt, doneById }]))
    await tx.projectObjective.deleteMany({ where: { projectId } })
    await tx.projectObjective.createMany({
      data: form.objectives.map((text, order) => ({ projectId, order, text, ...done.get(text) })),
    })
    await tx.projectSkill.deleteMany({ where: { projectId } })
    await tx.projectSkill.createMany({ data: skills.map((skill, order) => ({ projectId, order, ...skill })) })
    await tx.projectInterest.deleteMany({ where: { projectId } })
    await tx.projectInterest.createMany({ data: form.interests.map(subject => ({ projectId, subject })) })
    return 'saved'
  })
}

/** Saves the descriptions of pictures by file id. Pictures themselves are uploaded one by one (`pictures.server.ts`).
 *  The step counts as completed unless the form only moved or removed a picture. */
export async function saveShown(
  viewer: Viewer,
  at: At & { passes: boolean },
  shown: ReadonlyMap<string, string | null>,
): Promise<Saved> {
  const contentOf = ({ images }: OwnProject) => ({ texts: images.map(({ description }) => description) })
  const step = at.passes ? 'media' : null
  return save(viewer, at, { step, content: { texts: [...shown.values()] }, contentOf }, async (tx, { id, images }) => {
    for (const { fileId, description } of images) {
      const words = shown.get(fileId)
      if (words === undefined || words === description) continue
      await tx.projectImage.update({
        where: { projectId_fileId: { projectId: id, fileId } },
        data: { description: words },
      })
    }
    return 'saved'
  })
}

export function linksOf({ website, github, linkedin, x, telegram }: OwnProject): boolean {
  return [website, github, linkedin, x, telegram].some(Boolean)
}

function basicOf({ name, description, status, cityId }: Basic) {
  return { name, description, status, cityId: cityId || null }
}

async function isCity(client: Db, cityId: string | undefined): Promise<boolean> {
  return !cityId || (await client.city.count({ where: { id: cityId } })) === 1
}

/** Saves a step. The new words of an open project are checked first, like those of a post. */
async function save<Outcome extends string>(
  viewer: Viewer,
  { id, version, anyway = false, now = new Date() }: At,
  {
    step,
    content,
    contentOf,
  }: { step: ProjectStep | null; content: CheckedContent; contentOf: (project: OwnProject) => CheckedContent },
  write: (tx: Db, project: OwnProject, now: Date) => Promise<Outcome | 'saved'>,
): Promise<Outcome | Saved> {
  const before = await findOwnProject(viewer, id)
  if (!before || !isEditable(before)) return null
  const isNew = JSON.stringify(content) !== JSON.stringify(contentOf(before))
  const seen = before.state === 'SHOWN' && isNew ? await checkProjectContent(viewer, content, { anyway, now }) : null
  if (seen?.heldUp) return seen.heldUp
  return inTurn(async tx => {
    const project = await findOwnProject(viewer, id, tx)
    if (!project || !isEditable(project)) return null
    if (version !== project.version) return 'conflict'
    const outcome = await write(tx, project, now)
    if (outcome !== 'saved') return outcome
    const isDraft = project.state === 'DRAFT'
    await tx.project.update({
      where: { id },
      data: {
        ...{ version: { increment: 1 }, savedAt: now, editedAt: isDraft ? null : now },
        step: step ? Math.max(project.step, numberOf(step)) : project.step,
      },
    })
    await recordEvent({ action: 'project.edited', actorId: viewer.id, details: { projectId: id, step } }, tx)
    if (!seen) return outcome
    const text = content.texts.filter(Boolean).join('\n')
    await applyContentCheck(tx, { id, ownerId: viewer.id, text }, seen.look, now)
    return seen.look.wait ? 'waits' : outcome
  })
}
