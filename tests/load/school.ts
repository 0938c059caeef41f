import { SqliteAdapter } from '#app/database/sqlite.server.ts'
import { openPostgres } from '#app/database/postgres.server.ts'
import { PrismaClient } from '#prisma/generated/client.ts'

const SCHOOL = 'load-school'
const A_CLASS = 30
const A_TIME = 250

/** Creates a school with that many pupils in classes of thirty, with accounts that have the demo's password. Returns
 *  their usernames. */
export async function makeSchool(databaseUrl: string, pupils: number): Promise<string[]> {
  const database = databaseUrl.startsWith('file:')
    ? new PrismaClient({ adapter: new SqliteAdapter(databaseUrl) })
    : openPostgres(databaseUrl)
  const { passwordHash } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' } })
  const name = { ru: 'Школа нагрузки', kk: 'Жүктеме мектебі', en: 'School of the load' }
  const [subscriptionStartsAt, subscriptionEndsAt] = [new Date(0), new Date(Date.now() + 30 * 86_400_000)]
  const open = { state: 'ACTIVE', subscriptionStartsAt, subscriptionEndsAt }
  await database.organization.create({ data: { id: SCHOOL, name, type: 'SCHOOL', ...open } })
  const classes = Array.from({ length: Math.ceil(pupils / A_CLASS) }, (_, at) => `load-class-${at}`)
  await database.group.createMany({ data: classes.map(id => ({ id, organizationId: SCHOOL, code: id.slice(11) })) })
  const all = Array.from({ length: pupils }, (_, at) => ({
    id: `load-${at}`,
    groupId: classes[Math.floor(at / A_CLASS)],
  }))
  for (let from = 0; from < pupils; from += A_TIME) {
    const some = all.slice(from, from + A_TIME)
    await database.user.createMany({
      data: some.map(({ id }) => ({ id, username: id, usernameFolded: id, passwordHash, onboardedAt: new Date() })),
    })
    const profile = {
      lastName: 'Жүктеме',
      dateOfBirth: '2010-05-20',
      status: 'PUPIL',
      year: 9,
      yearSaidOn: '2026-09-01',
    }
    await database.profile.createMany({
      data: some.map(({ id }) => ({ userId: id, firstName: id, cityId: 'almaty', ...profile })),
    })
    const role = { organizationId: SCHOOL, role: 'ORG_STUDENT', status: 'ACTIVE' }
    await database.member.createMany({ data: some.map(({ id, groupId }) => ({ userId: id, groupId, ...role })) })
  }
  await database.$disconnect()
  return all.map(({ id }) => id)
}
