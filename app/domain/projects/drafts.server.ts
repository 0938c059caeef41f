import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { sweptAfter } from '#app/domain/feed/limits.ts'
import { countTry } from '#app/domain/rate-limits/rate-limits.server.ts'
import { giveTeamAchievements } from './achievements.server.ts'
import { MOST, projectRules } from './limits.ts'
import { type Basic, type Details, type Skills, skillsOf } from './project.schema.ts'
import { mayBecome, type ProjectStatus } from './status.ts'
import { numberOf, type ProjectStep } from './steps.ts'

/** A project of the viewer's own, a draft or an open one, with what its steps fill in; null when they lead none of that id. */
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

/** The drafts of a viewer, the one saved last first. */
export async function listDrafts(viewer: Viewer) {
  return db.project.findMany({
    where: { ownerId: viewer.id, state: 'DRAFT' },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
    take: MOST.drafts,
    select: { id: true, name: true, step: true, savedAt: true },
  })
}

/** Begins a project with its first step. `'tooMany'` beside ten drafts, `'tooOften'` after ten new ones a day. */
export async function beginProject(
  viewer: Viewer,
  basic: Basic,
  now = new Date(),
): Promise<{ id: string } | 'tooMany' | 'tooOften'> {
  if ((await db.project.count({ where: { ownerId: viewer.id, state: 'DRAFT' } })) >= MOST.drafts) return 'tooMany'
  if ((await countTry(projectRules.project, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx =>
    tx.project.create({
      data: {
        ...{ ownerId: viewer.id, ...basicOf(basic), step: numberOf('basic'), createdAt: now, savedAt: now },
        members: { create: { userId: viewer.id, role: 'LEAD', joinedAt: now } },
      },
      select: { id: true },
    }),
  )
}

/** Why a step was not saved: there is no such project, somebody else has saved it meanwhile, or its status may not change so. */
type NotSaved = null | 'conflict' | 'status'

/** What a step is saved into. `version` is that of the project when the form was shown; null saves whatever it is. */
type At = { id: string; version: number | null; now?: Date }

export async function saveBasic(viewer: Viewer, at: At, basic: Basic): Promise<'saved' | NotSaved> {
  return save(viewer, at, 'basic', async (tx, project, now) => {
    const from = project.status as ProjectStatus
    const changes = project.state !== 'DRAFT' && from !== basic.status
    if (changes && !mayBecome(from, basic.status)) return 'status'
    await tx.project.update({ where: { id: project.id }, data: basicOf(basic) })
    if (changes && basic.status === 'COMPLETED') await giveTeamAchievements(tx, project.id, now)
    return 'saved'
  })
}

export async function saveDetails(viewer: Viewer, at: At, details: Details): Promise<'saved' | NotSaved> {
  return save(viewer, at, 'details', async (tx, { id }) => {
    const { story, seeks = null, website, github, linkedin, x, telegram } = details
    const orNull = (link: string | undefined) => link || null
    await tx.project.update({
      where: { id },
      data: {
        ...{ story, seeks, website: orNull(website), github: orNull(github), linkedin: orNull(linkedin) },
        ...{ x: orNull(x), telegram: orNull(telegram) },
      },
    })
    return 'saved'
  })
}

/** Saves goals, skills and interests. A goal that reads as before keeps its tick, wherever it was moved. */
export async function saveSkills(
  viewer: Viewer,
  at: At,
  form: Skills,
): Promise<'saved' | NotSaved | 'tooMany' | 'skills'> {
  const skills = skillsOf(form)
  if (skills.length === 0) return 'skills'
  if (skills.length > MOST.skills) return 'tooMany'
  return save(viewer, at, 'skills', async (tx, { id: projectId, objectives }) => {
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

/** Says that the step of pictures was passed; pictures are saved one by one (`pictures.server.ts`). */
export async function passMedia(viewer: Viewer, at: At): Promise<'saved' | NotSaved> {
  return save(viewer, at, 'media', () => Promise.resolve('saved'))
}

/** Takes a project off every page at once; it goes with its files 30 days later. False when the viewer leads none of that id. */
export async function deleteProject(viewer: Viewer, id: string, now = new Date()): Promise<boolean> {
  const sweepAt = new Date(now.getTime() + sweptAfter.gone)
  const { count } = await db.project.updateMany({
    where: { id, ownerId: viewer.id, state: { notIn: ['DELETED', 'REMOVED'] } },
    data: { state: 'DELETED', sweepAt },
  })
  return count === 1
}

function basicOf({ name, description, status, cityId }: Basic) {
  return { name, description, status, cityId: cityId || null }
}

async function save<Outcome extends string>(
  viewer: Viewer,
  { id, version, now = new Date() }: At,
  step: ProjectStep,
  write: (tx: Db, project: OwnProject, now: Date) => Promise<Outcome | 'saved'>,
): Promise<Outcome | 'saved' | null | 'conflict'> {
  return inTurn(async tx => {
    const project = await findOwnProject(viewer, id, tx)
    if (!project) return null
    if (version !== null && version !== project.version) return 'conflict'
    const outcome = await write(tx, project, now)
    if (outcome !== 'saved') return outcome
    await tx.project.update({
      where: { id },
      data: {
        ...{ version: { increment: 1 }, savedAt: now, step: Math.max(project.step, numberOf(step)) },
        editedAt: project.state === 'DRAFT' ? null : now,
      },
    })
    return outcome
  })
}
