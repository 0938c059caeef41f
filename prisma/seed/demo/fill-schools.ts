import { groupKey, yearOfCode } from '#app/domain/organizations/group-code.ts'
import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, type Person } from '../demo-people.ts'
import { asOf, daysFromNow } from './clock.ts'
import { createPerson } from './create-person.ts'
import { memberOfBoth, otherStatus, pupilOf, schools } from './pupils.ts'

/** Sign-up day of these people, in days from now. It precedes everything they did. */
const SIGNED_UP = -340

/** Creates the groups and pupils of two schools. Rows that already exist, by name, are left unchanged. */
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

/** All pupils of the small world's first class are in year 10, whatever the code of their group. Moves those of group
 *  11 to year 11 and makes them a year older, unless they have changed their profile. */
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
