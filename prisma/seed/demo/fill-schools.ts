import { groupKey, yearOfCode } from '#app/domain/organizations/group-code.ts'
import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, type Person } from '../demo-people.ts'
import { asOf, daysFromNow } from './clock.ts'
import { createPerson } from './create-person.ts'
import { memberOfBoth, otherStatus, pupilOf, schools } from './pupils.ts'

/** The day these people signed up, from today: before the first thing any of them has done. */
const SIGNED_UP = -340

/** Fills two schools with groups and pupils. What is there already, by its name, is left as it is. */
export async function fillSchools(db: PrismaClient, passwordHash: string) {
  const today = new Date()
  const onboardedAt = daysFromNow(SIGNED_UP)
  const enrol = async (person: Person) => {
    if (await db.user.findUnique({ where: { usernameFolded: fold(person.username) }, select: { id: true } })) return
    await asOf(onboardedAt, () => createPerson(db, person, { passwordHash, onboardedAt }))
  }
  for (const { organizationId, cityId, groups, mentors } of schools) {
    for (const [code, rows] of Object.entries(groups)) {
      const groupId = await findGroup(db, { organizationId, code, mentor: mentors[code] })
      for (const row of rows) {
        const status = otherStatus[row[0]] ?? 'ACTIVE'
        const member = { organizationId, groupId, role: 'ORG_STUDENT', status } as const
        await enrol({ ...pupilOf(code, row, cityId, today), member })
      }
    }
  }
  await joinBoth(db)
  await raiseOlderClass(db)
}

type GroupWish = { organizationId: string; code: string; mentor?: string }

async function findGroup(db: PrismaClient, { organizationId, code, mentor }: GroupWish) {
  const openCode = groupKey(code)
  const there = await db.group.findUnique({ where: { organizationId_openCode: { organizationId, openCode } } })
  if (there) return there.id
  const teacher = mentor ? await db.user.findUnique({ where: { usernameFolded: fold(mentor) } }) : null
  const { id } = await db.group.create({
    data: { organizationId, code, openCode, year: yearOfCode(code), mentorId: teacher?.id ?? null },
  })
  return id
}

async function joinBoth(db: PrismaClient) {
  const { username, organizationId, code } = memberOfBoth
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(username) } })
  const key = { userId, organizationId }
  const groupId = await findGroup(db, { organizationId, code })
  await db.member.upsert({
    where: { userId_organizationId: key },
    create: { ...key, groupId, role: 'ORG_STUDENT', status: 'ACTIVE' },
    update: {},
  })
}

/** The first class of the small world is in year 10 whatever its group is called. A pupil of year 11 is a year
 *  older, unless they have said something else of themselves. */
async function raiseOlderClass(db: PrismaClient) {
  for (const { username, dateOfBirth } of classmates) {
    await db.profile.updateMany({
      where: {
        year: 10,
        dateOfBirth,
        user: { usernameFolded: fold(username), memberships: { some: { group: { code: '11 Ә' } } } },
      },
      data: { year: 11, dateOfBirth: dateOfBirth.replace('2010', '2009') },
    })
  }
}
