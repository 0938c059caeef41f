import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { keepFile } from '#app/domain/files/files.server.ts'
import { indexProject } from '#app/domain/projects/document.server.ts'
import { markPopular } from '#app/domain/projects/followers.server.ts'
import { skillNamed } from '#app/domain/projects/skill-names.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { randomFrom } from '../../demo-answers.ts'
import { hoursAfter, notBefore } from '../clock.ts'
import { type Crowd, gatherCrowd, reachOf } from '../community/crowd.ts'
import type { DrawingName } from '../community/drawings.ts'
import { keepDrawing } from '../community/keep-drawing.ts'
import { later, momentOf } from '../community/moments.ts'
import { usernames } from '../community/seed-community.ts'
import type { DemoComment } from '../community/demo-post.ts'
import { fillPortfolio } from './fill-portfolio.ts'
import { projectsForEveryone } from './projects-for-everyone.ts'
import { draft, projectsOfSchools } from './projects-of-schools.ts'
import type { DemoProject } from './demo-project.ts'
import { steps } from '../steps.ts'

/** Days over which the followers are spread. */
const WITHIN_DAYS = 20

/** Creates projects in the demo: teams, followers, updates, questions, requests to join and a draft. Runs once; an
 *  interrupted run continues at the next start. */
export async function seedProjects(db: PrismaClient) {
  if (await db.seedStep.findUnique({ where: { id: steps.projects } })) return
  const projects = [...projectsForEveryone, ...projectsOfSchools]
  const crowd = await gatherCrowd(db, usernames)
  const folder = await mkdtemp(join(tmpdir(), 'bagdar-demo-'))
  try {
    for (const project of projects) await makeProject(db, crowd, project, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await beginDraft(db, crowd)
  await markPopular()
  await fillPortfolio(db)
  await db.seedStep.create({ data: { id: steps.projects } })
}

type StoredPicture = { fileId: string; look: string | null }

async function makeProject(db: PrismaClient, crowd: Crowd, project: DemoProject, folder: string) {
  const lead = crowd.get(project.by)
  const organizationId = lead?.organizationIds[0] ?? null
  if (!lead || (project.audience === 'ORGANIZATION' && !organizationId)) return
  const ownerId = lead.viewer.id
  if (await db.project.findFirst({ where: { ownerId, name: project.name }, select: { id: true } })) return
  const kept = (kind: 'LOGO' | 'BANNER' | 'PROJECT_IMAGE', drawing: DrawingName | undefined) =>
    drawing ? keepDrawing(lead.viewer, kind, drawing, folder) : null
  const logo = await kept('LOGO', project.logo)
  const banner = await kept('BANNER', project.banner)
  const images: (StoredPicture & { description: string })[] = []
  for (const { drawing, description } of project.images ?? []) {
    const image = await kept('PROJECT_IMAGE', drawing)
    if (image) images.push({ ...image, description })
  }
  await inTurn(async tx => {
    for (const file of [logo, banner, ...images]) if (file && !(await keepFile(file.fileId, tx))) return
    const files = { logoId: logo?.fileId, bannerId: banner?.fileId, images: { create: inOrder(images) } }
    const id = await open(tx, crowd, project, { ownerId, organizationId, files })
    await createUpdates(tx, crowd, project, id)
    await follow(tx, crowd, project, id)
    await indexProject(id, tx)
  })
}

const inOrder = <T extends object>(list: readonly T[]) => list.map((one, order) => ({ ...one, order }))

type Opened = { ownerId: string; organizationId: string | null; files: object }

async function open(tx: Db, crowd: Crowd, project: DemoProject, { ownerId, organizationId, files }: Opened) {
  const now = new Date()
  const at = momentOf(project.when, now)
  const idOf = (name: string) => crowd.get(name)?.viewer.id
  const team = (project.team ?? []).flatMap(([name, duty], place) => {
    const userId = idOf(name)
    return userId ? [{ userId, duty, joinedAt: later(at, (place + 1) * 900, now) }] : []
  })
  const { name, description, story, seeks, status, audience, cityId, links, goals, skills, interests } = project
  const { id } = await tx.project.create({
    data: {
      ...{ ownerId, name, description, story, seeks, status, audience, cityId, organizationId, ...links, ...files },
      scope: audience === 'EVERYONE' ? audience : `ORGANIZATION:${organizationId}`,
      ...{ state: 'SHOWN', step: 5, createdAt: at, savedAt: at, publishedAt: at, memberCount: team.length + 1 },
      objectives: {
        create: goals.map(([text, done], order) => ({
          ...{ order, text },
          ...(done && { doneAt: later(at, (order + 1) * 2_000, now), doneById: ownerId }),
        })),
      },
      skills: { create: inOrder(skills.map(skillNamed)) },
      interests: { create: interests.map(subject => ({ subject })) },
      members: { create: [{ userId: ownerId, role: 'LEAD', duty: project.duty, joinedAt: at }, ...team] },
    },
    select: { id: true },
  })
  for (const [by, words] of project.asking ?? []) {
    const userId = idOf(by)
    if (!userId) continue
    const data = { projectId: id, userId, words, openKey: `${id} ${userId}`, createdAt: later(now, -7 * 60, now) }
    await tx.projectRequest.create({ data })
  }
  return id
}

/** Creates the team's updates, and the post that holds the questions. */
async function createUpdates(tx: Db, crowd: Crowd, project: DemoProject, projectId: string) {
  const now = new Date()
  const opened = momentOf(project.when, now)
  const post = (authorId: string, text: string, createdAt: Date) =>
    tx.post.create({
      data: { authorId, text, audience: 'PROJECT', scope: `PROJECT:${projectId}`, projectId, createdAt },
      select: { id: true },
    })
  const thread = await post(crowd.get(project.by)!.viewer.id, '', opened)
  await tx.project.update({ where: { id: projectId }, data: { threadId: thread.id } })
  let answers = 0
  const ask = async ({ by, after, text, replies }: DemoComment, replyToId?: string) => {
    const authorId = crowd.get(by)?.viewer.id
    if (!authorId) return
    const data = { postId: thread.id, authorId, text, replyToId, createdAt: later(opened, after, now) }
    const { id } = await tx.comment.create({ data, select: { id: true } })
    answers += 1
    for (const reply of replies) await ask(reply, replyToId ?? id)
  }
  for (const question of project.questions ?? []) await ask(question)
  await tx.post.update({ where: { id: thread.id }, data: { commentCount: answers } })
  for (const { by, when, text, liked } of project.updates ?? []) {
    const author = crowd.get(by)
    if (!author) continue
    const at = momentOf(when, now)
    const { id } = await post(author.viewer.id, text, at)
    const likes = readersOf(crowd, project, text).slice(0, liked)
    await tx.postLike.createMany({
      data: likes.map(({ id: userId }, place) => ({ postId: id, userId, createdAt: later(at, place * 35, now) })),
    })
    await tx.post.update({ where: { id }, data: { likeCount: likes.length } })
  }
}

async function follow(tx: Db, crowd: Crowd, project: DemoProject, projectId: string) {
  const random = randomFrom(project.name)
  const opened = momentOf(project.when, new Date())
  const team = [project.by, ...(project.team ?? []).map(([name]) => name)]
  const followers = readersOf(crowd, project, project.name)
    .filter(({ username }) => !team.includes(username))
    .slice(0, project.followed)
    .map(({ id: userId }) => ({
      ...{ projectId, userId },
      createdAt: notBefore(hoursAfter(new Date(), -24 * WITHIN_DAYS * random()), opened),
    }))
  await tx.projectFollow.createMany({ data: followers })
  await tx.project.update({ where: { id: projectId }, data: { followerCount: followers.length } })
}

/** Returns the people who see a project, in a random order that depends on the seed. Administrators follow nothing, so
 *  they are left out. */
function readersOf(crowd: Crowd, { by, audience }: DemoProject, seed: string): Viewer[] {
  const random = randomFrom(seed)
  return reachOf(crowd, crowd.get(by)!, audience)
    .filter(({ systemRole }) => systemRole === 'USER')
    .map(viewer => ({ viewer, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ viewer }) => viewer)
}

async function beginDraft(db: PrismaClient, crowd: Crowd) {
  const { by, hoursAgo, ...project } = draft
  const ownerId = crowd.get(by)?.viewer.id
  if (!ownerId || (await db.project.findFirst({ where: { ownerId, name: project.name }, select: { id: true } }))) return
  const savedAt = hoursAfter(new Date(), -hoursAgo)
  const createdAt = hoursAfter(savedAt, -20)
  await db.project.create({
    data: {
      ...{ ownerId, ...project, step: 2, createdAt, savedAt },
      members: { create: { userId: ownerId, role: 'LEAD', joinedAt: createdAt } },
    },
  })
}
