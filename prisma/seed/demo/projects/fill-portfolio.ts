import type { PrismaClient } from '#prisma/generated/client.ts'

/** Chooses the contents of the portfolio of `aruzhan`, on two sheets. Runs once. */
export async function fillPortfolio(db: PrismaClient) {
  const pupil = await db.user.findUnique({ where: { usernameFolded: 'aruzhan' }, select: { id: true } })
  if (!pupil) return
  const of = { userId: pupil.id }
  if (await db.portfolio.findUnique({ where: of, select: { userId: true } })) return
  const [teams, certificates, achievements] = await Promise.all([
    db.projectMember.findMany({ where: { ...of, project: { state: 'SHOWN' } }, orderBy: { joinedAt: 'asc' }, take: 4 }),
    db.certificate.findMany({ where: of, orderBy: { createdAt: 'asc' }, take: 6, select: { id: true } }),
    db.achievement.findMany({ where: of, orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }], take: 3 }),
  ])
  const shown = {
    facts: ['status', 'goal', 'languages'],
    projects: teams.map(({ projectId }) => projectId),
    certificates: certificates.map(({ id }) => id),
    scales: ['INTERESTS:I', 'INTERESTS:R', 'INTERESTS:S'],
    achievements: achievements.map(({ rule }) => rule),
  }
  await db.portfolio.create({ data: { ...of, about: ABOUT, shown } })
}

const ABOUT =
  'Собираю и определяю растения предгорий, веду гербарий по правилам. Меряю пыль у школы каждый день и строю графики. Умею объяснить словами, что на графике видно, а чего не видно.'
