import type { PrismaClient } from '#prisma/generated/client.ts'

type Given = {
  name?: string
  state?: string
  status?: string
  scope?: string
  /** Of the team beside the one who leads it. */
  members?: readonly string[]
  skills?: readonly string[]
  interests?: readonly string[]
  goals?: readonly { text: string; done: boolean }[]
  joinedAt?: Date
  duty?: string
}

/** A project as it stands once it is open, without its pages. */
export async function makeProject(database: PrismaClient, ownerId: string, given: Given = {}) {
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
