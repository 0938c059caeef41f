import { saveAcademicRecord, saveLanguage } from '#app/domain/academic/academic.server.ts'
import { hashPassword } from '#app/domain/accounts/passwords.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { startAdmission } from '#app/domain/admission/admission-analyses.server.ts'
import { makeAdmission } from '#app/domain/admission/make-admission.server.ts'
import { setPick } from '#app/domain/institutions/picks.server.ts'
import { groupKey, yearOfCode } from '#app/domain/organizations/group-code.ts'
import { setFollow } from '#app/domain/profiles/follows.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, DEMO_PASSWORD, organizations, people, type Person } from './demo-people.ts'
import { daysFromNow } from './demo/clock.ts'
import { createPerson } from './demo/create-person.ts'
import { takeTest } from './demo/take-test.ts'

/** Creates the small world the tests start from: every account shows one branch of the access rules, and one class has
 *  some history. Runs once; afterwards it only moves the subscriptions of the three organisations to their intended
 *  dates. The demo adds to it (`demo/living-world.ts`). */
export async function seedWorld(db: PrismaClient) {
  for (const { id, startsIn, endsIn, ...organization } of organizations) {
    const subscription = { subscriptionStartsAt: daysFromNow(startsIn), subscriptionEndsAt: daysFromNow(endsIn) }
    await db.organization.upsert({
      where: { id },
      create: { id, ...organization, nameKey: nameKey(...Object.values(organization.name)), ...subscription },
      update: subscription,
    })
  }
  await db.personalSubscription.updateMany({
    where: { user: { username: 'timur' } },
    data: { until: daysFromNow(180) },
  })
  if (await db.user.findUnique({ where: { usernameFolded: 'aruzhan' } })) return

  const account = { passwordHash: await hashPassword(DEMO_PASSWORD), onboardedAt: daysFromNow(-60) }
  for (const person of [...people, ...classmates]) await createPerson(db, person, account)
  await createGroups(db)
  for (const person of [...people, ...classmates]) await createHistory(db, person)
  for (const person of people) await createStudies(db, person)
  for (const person of people) await createAdmission(db, person)
}

async function createGroups(db: PrismaClient) {
  const [teacher, other] = await Promise.all(
    ['teacher', 'teacher2'].map(usernameFolded => db.user.findUniqueOrThrow({ where: { usernameFolded } })),
  )
  const [first, second] = await Promise.all(
    ['10 А', '11 Ә'].map((code, index) =>
      db.group.create({
        data: {
          organizationId: 'demo-lyceum',
          code,
          openCode: groupKey(code),
          year: yearOfCode(code),
          mentorId: (index === 0 ? teacher : other)?.id,
        },
      }),
    ),
  )
  const pupils = await db.member.findMany({
    where: { organizationId: 'demo-lyceum', role: 'ORG_STUDENT' },
    orderBy: { user: { username: 'asc' } },
  })
  for (const [index, { id }] of pupils.entries()) {
    await db.member.update({ where: { id }, data: { groupId: index % 3 === 2 ? second?.id : first?.id } })
  }
}

/** Saves marks, languages and follows through the domain functions. */
async function createStudies(db: PrismaClient, { username, academic, languages = [], follows = [] }: Person) {
  const { id } = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(username) }, select: { id: true } })
  const viewer = { id } as Viewer
  if (academic) await saveAcademicRecord(viewer, academic)
  for (const skill of languages) await saveLanguage(viewer, skill)
  for (const followed of follows) await setFollow(viewer, followed, true)
}

/** Picks institutions and computes the chances of a programme in each. */
async function createAdmission(db: PrismaClient, { username, academic, programmes = [] }: Person) {
  if (programmes.length === 0) return
  const { id } = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(username) }, select: { id: true } })
  const majors = await db.major.findMany({ where: { id: { in: programmes } }, select: { institutionId: true } })
  for (const { institutionId } of majors) await setPick({ id }, institutionId, true)
  const rural = academic?.rural ?? 'no'
  const asked = await startAdmission({ id }, { idempotencyKey: 'demo-demo-demo-demo', major: programmes, rural })
  if (asked !== 'unknown') await makeAdmission(asked.id)
}

/** Creates attempts on their given days. */
async function createHistory(db: PrismaClient, person: Person) {
  const { id } = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(person.username) } })
  for (const history of person.attempts ?? []) await takeTest(db, { ...person, id }, history)
}
