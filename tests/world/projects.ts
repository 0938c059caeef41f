import { indexProject } from '#app/domain/projects/document.server.ts'
import type { ProjectStatus } from '#app/domain/projects/status.ts'
import { diskStore } from '#app/outside/files/disk-store.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { filesFolderOf } from './files.ts'
import { noise } from './pictures.ts'
import type { Scene } from './server.ts'

type Wanted = {
  by: string
  name: string
  description?: string
  status?: ProjectStatus
  state?: 'DRAFT' | 'SHOWN' | 'WAITING'
  /** EVERYONE, or `ORGANIZATION:id`. */
  scope?: string
  cityId?: string
  organizationId?: string
  seeks?: string
  skills?: { skill: string; name?: string }[]
  interests?: string[]
  daysAgo?: number
  id?: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Creates an open, searchable project in the state that publishing produces. Returns its id. */
export async function openProject({ database }: Pick<Scene, 'database'>, wanted: Wanted) {
  const { by, scope = 'EVERYONE', skills = [], interests = [], daysAgo = 0, state = 'SHOWN', ...rest } = wanted
  const { id: ownerId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: by } })
  const [audience] = scope.split(':') as [string]
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  const { id } = await database.project.create({
    data: {
      ...{ description: `${rest.name}: что мы делаем и зачем.`, story: 'Началось с того, что нам стало интересно.' },
      ...{ ...rest, ownerId, state, audience, scope, step: 5, createdAt: at, savedAt: at },
      publishedAt: state === 'DRAFT' ? null : at,
      members: { create: { userId: ownerId, role: 'LEAD', joinedAt: at } },
      objectives: { create: [{ order: 0, text: 'Собрать первые десять наблюдений' }] },
      skills: { create: skills.map((skill, order) => ({ ...skill, order })) },
      interests: { create: interests.map(subject => ({ subject })) },
    },
    select: { id: true },
  })
  await indexProject(id, database)
  return id
}

/** Creates thirteen projects with the longest texts a card may have, so that a list has a second page, and a draft of
 *  the reader. */
export async function makeProjects(scene: Scene) {
  const words = (n: number) =>
    `${n}. Каждую субботу обходим двенадцать колодцев и арыков, меряем уровень и мутность, спрашиваем соседей, ` +
    `что было весной, и наносим всё на карту, по которой видно, где вода встанет раньше всего. Казахстанская сеть ` +
    `датчиков есть не везде, а люди есть везде: этого хватает, чтобы предупредить улицу за ${n + 2} часа. Данные ` +
    `открыты, метод описан, ошибки мы тоже показываем: без них карта выглядела бы точнее, чем она есть на самом деле.`
  const skills = ['RESEARCH', 'SPREADSHEETS', 'DATA_ANALYSIS', 'ECOLOGY', 'WRITING', 'PUBLIC_SPEAKING']
  for (let n = 1; n <= 13; n += 1) {
    await openProject(scene, {
      ...{ id: `project-${n}`, by: 'timur', name: `Карта весенних паводков и колодцев нашего района, часть ${n}` },
      ...{ description: words(n), status: n % 3 === 0 ? 'ACTIVE' : 'RECRUITING', cityId: 'karaganda', daysAgo: n },
      seeks: 'кто умеет рисовать карты или хочет научиться этому вместе с нами',
      skills: [...skills.map(skill => ({ skill })), { skill: `карты ${n}`, name: `Карты ${n}` }],
      interests: ['GEOGRAPHY', 'ENVIRONMENTAL_STUDIES', 'DATA_SCIENCE'],
    })
  }
  await openProject(scene, { id: 'made', by: 'pupil7', name: 'Тірі сөздік', scope: 'ORGANIZATION:demo-lyceum' })
  await openProject(scene, { id: 'draft-project', by: 'pupil7', name: 'Дневник Нуры', state: 'DRAFT' })
  const { id: userId } = await scene.database.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil7' } })
  await scene.database.interest.createMany({
    data: ['GEOGRAPHY', 'ENVIRONMENTAL_STUDIES'].map(subject => ({ userId, subject })),
  })
  return scene.signIn('pupil7')
}

type Given = {
  name?: string
  state?: string
  status?: string
  scope?: string
  /** Members besides the lead. */
  members?: readonly string[]
  skills?: readonly string[]
  interests?: readonly string[]
  goals?: readonly { text: string; done: boolean }[]
  joinedAt?: Date
  duty?: string
}

/** Creates the row of an open project, without its pages. */
export async function putProject(database: PrismaClient, ownerId: string, given: Given = {}) {
  const { name = 'Дневник реки', state = 'SHOWN', status = 'RECRUITING', scope = 'EVERYONE', members = [] } = given
  const { skills = ['MAPS'], interests = [], goals = [], joinedAt = new Date('2026-09-03T08:00:00Z'), duty } = given
  const later = (at: number) => new Date(joinedAt.getTime() + (at + 1) * 60_000)
  return database.project.create({
    data: {
      ...{ ownerId, name, state, status, scope, description: 'Меряем уровень воды каждый день.' },
      ...{ story: 'Сверяем с датчиком гидропоста.', step: 5, memberCount: 1 + members.length },
      audience: scope === 'EVERYONE' ? 'EVERYONE' : 'ORGANIZATION',
      publishedAt: state === 'DRAFT' ? null : joinedAt,
      members: {
        create: [
          { userId: ownerId, role: 'LEAD', joinedAt, duty: duty ?? null },
          ...members.map((userId, at) => ({ userId, joinedAt: later(at) })),
        ],
      },
      skills: { create: skills.map((skill, order) => ({ skill, order })) },
      interests: { create: interests.map(subject => ({ subject })) },
      objectives: {
        create: goals.map(({ text, done }, order) => ({ text, order, doneAt: done ? joinedAt : null })),
      },
    },
  })
}

type Made = {
  id?: string
  lead: string
  team?: string[]
  name?: string
  status?: string
  state?: string
  /** Organisation whose members see it; everyone signed in when left out. */
  organizationId?: string
  images?: number
  goals?: string[]
}

/** Creates a published project with the post that holds its questions. */
export async function makeProject(database: PrismaClient, { lead, team = [], organizationId, ...made }: Made) {
  const { name = 'Карта весенних паводков', status = 'RECRUITING', state = 'SHOWN', images = 0 } = made
  const goals = made.goals ?? ['Собрать наблюдения гидропостов', 'Нанести сёла на карту']
  const { id } = await database.project.create({
    data: {
      ...{ id: made.id, ownerId: lead, name, status, state, step: 5, memberCount: team.length + 1 },
      ...{ description: 'Где вода бывает весной и почему.', story: 'Мы собираем рассказы жителей и наносим на карту.' },
      ...{
        audience: organizationId ? 'ORGANIZATION' : 'EVERYONE',
        organizationId,
        seeks: 'редактор',
        cityId: 'almaty',
      },
      scope: organizationId ? `ORGANIZATION:${organizationId}` : 'EVERYONE',
      github: 'https://github.com/nura-map',
      publishedAt: new Date('2026-09-03T06:00:00Z'),
      objectives: { create: goals.map((text, order) => ({ text, order })) },
      skills: { create: [{ skill: 'PROJECTS', order: 0 }] },
      interests: { create: [{ subject: 'GEOGRAPHY' }] },
      members: {
        create: [{ userId: lead, role: 'LEAD', duty: 'карта' }, ...team.map(userId => ({ userId, role: 'MEMBER' }))],
      },
    },
    select: { id: true },
  })
  if (state !== 'DRAFT') {
    const inProject = { audience: 'PROJECT', scope: `PROJECT:${id}`, projectId: id }
    const thread = await database.post.create({ data: { authorId: lead, text: '', ...inProject } })
    await database.project.update({ where: { id }, data: { threadId: thread.id } })
  }
  const picture = await noise({ width: 64, height: 44 }).webp().toBuffer()
  for (let order = 0; order < images; order += 1) {
    const file = await database.storedFile.create({
      data: {
        ...{ id: imageOf(id, order), ownerId: lead, kind: 'PROJECT_IMAGE', state: 'KEPT', type: 'image/webp' },
        ...{ name: 'a.webp', bytes: 2 * picture.length, hash: `${id}${order}` },
        variants: ['main', 'small'].map(variant => ({
          ...{ name: variant, type: 'image/webp', bytes: picture.length, width: 640, height: 440 },
        })),
      },
    })
    await keepPicture(database, file.id, picture)
    await database.projectImage.create({
      data: {
        projectId: id,
        fileId: file.id,
        order,
        description: order === 0 ? 'Карта сёл вдоль Нуры' : null,
        look: `00000000000000${order}f`,
      },
    })
  }
  return id
}

/** Returns the post that holds a project's questions. */
export async function threadOf(database: PrismaClient, id: string): Promise<string> {
  return (await database.project.findUniqueOrThrow({ where: { id } })).threadId!
}

/** Returns the id of an image file of a project created here. */
export function imageOf(id: string, number: number) {
  return `${id.replace(/[^a-z0-9]/g, '')}image${number}`.padEnd(9, '0')
}

/** Stores a small picture where the server of this database keeps files. */
async function keepPicture(database: PrismaClient, fileId: string, bytes: Buffer) {
  const store = diskStore(filesFolderOf(database))
  for (const variant of ['main', 'small']) await store.put(`${fileId}/${variant}`, bytes)
}
