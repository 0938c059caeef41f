import type { PrismaClient } from '#prisma/generated/client.ts'

type Made = {
  id?: string
  lead: string
  team?: string[]
  name?: string
  status?: string
  state?: string
  /** Whose pupils see it; everybody signed in when left out. */
  organizationId?: string
  images?: number
  goals?: string[]
}

/** A project as it is once it was opened, with the place its questions stand in. */
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
    const told = { audience: 'PROJECT', scope: `PROJECT:${id}`, projectId: id }
    const thread = await database.post.create({ data: { authorId: lead, text: '', ...told } })
    await database.project.update({ where: { id }, data: { threadId: thread.id } })
  }
  for (let order = 0; order < images; order += 1) {
    const file = await database.storedFile.create({
      data: {
        ...{ id: `${id}-image-${order}`, ownerId: lead, kind: 'PROJECT_IMAGE', state: 'KEPT', type: 'image/webp' },
        ...{ name: 'a.webp', bytes: 100, hash: `${id}${order}` },
        variants: ['main', 'small'].map(variant => ({
          ...{ name: variant, type: 'image/webp', bytes: 50, width: 640, height: 440 },
        })),
      },
    })
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

/** The post under which the questions of a project stand. */
export async function threadOf(database: PrismaClient, id: string): Promise<string> {
  return (await database.project.findUniqueOrThrow({ where: { id } })).threadId!
}
