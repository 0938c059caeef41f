import { saveAnswer, startAttempt } from '#app/domain/assessments/attempts.server.ts'
import { saveAcademicRecord, saveLanguage } from '#app/domain/academic/academic.server.ts'
import { hashPassword } from '#app/domain/accounts/passwords.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { rateRecommendation } from '#app/domain/guidance/recommendations.server.ts'
import { setFollow } from '#app/domain/profiles/follows.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, DEMO_PASSWORD, organizations, people, type Person } from './demo-people.ts'
import { answersOf, randomFrom } from './demo-answers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)

/** Fills the demo world: every account shows one branch of the access rules, and a class has some history. Runs once;
 *  afterwards it only keeps the subscriptions of the three organisations where they are meant to stand. */
export async function seedDemo(db: PrismaClient) {
  for (const { id, startsIn, endsIn, ...organization } of organizations) {
    const subscription = { subscriptionStartsAt: daysFromNow(startsIn), subscriptionEndsAt: daysFromNow(endsIn) }
    await db.organization.upsert({
      where: { id },
      create: { id, ...organization, ...subscription },
      update: subscription,
    })
  }
  await db.personalSubscription.updateMany({
    where: { user: { username: 'timur' } },
    data: { until: daysFromNow(180) },
  })
  if (await db.user.findUnique({ where: { usernameFolded: 'aruzhan' } })) return

  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const person of [...people, ...classmates]) await createPerson(db, person, passwordHash)
  await createGroups(db)
  for (const person of [...people, ...classmates]) await createHistory(db, person)
  for (const person of people) await createStudies(db, person)
}

async function createPerson(db: PrismaClient, person: Person, passwordHash: string) {
  const { username, firstName, lastName, member, paid } = person
  await db.user.create({
    data: {
      username,
      usernameFolded: fold(username),
      passwordHash,
      systemRole: person.systemRole ?? 'USER',
      language: person.language ?? 'ru',
      onboardedAt: person.newcomer ? null : daysFromNow(-60),
      profile: {
        create: {
          firstName,
          lastName,
          ...(person.newcomer ? {} : { gender: person.gender, dateOfBirth: person.dateOfBirth, status: person.status }),
          year: person.year,
          cityId: person.newcomer ? null : (person.cityId ?? 'almaty'),
          organization: person.organization,
          bio: person.bio,
          visibility: person.visibility,
        },
      },
      consents: { create: ['TERMS', 'PRIVACY'].map(kind => ({ kind, version: '2026-11-20' })) },
      interests: { create: (person.interests ?? []).map(subject => ({ subject })) },
      ...(member && {
        memberships: { create: { organizationId: member.organizationId, role: member.role, status: 'ACTIVE' } },
      }),
      ...(paid && { subscription: { create: { until: daysFromNow(180) } } }),
    },
  })
}

async function createGroups(db: PrismaClient) {
  const teacher = await db.user.findUniqueOrThrow({ where: { usernameFolded: 'teacher' } })
  const [first, second] = await Promise.all(
    ['10 А', '11 Ә'].map((code, index) =>
      db.group.create({
        data: { organizationId: 'demo-lyceum', code, mentorId: index === 0 ? teacher.id : null },
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

/** Marks, languages and follows, made through the verbs people use. */
async function createStudies(db: PrismaClient, { username, academic, languages = [], follows = [] }: Person) {
  const { id } = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(username) }, select: { id: true } })
  const viewer = { id } as Viewer
  if (academic) await saveAcademicRecord(viewer, academic)
  for (const skill of languages) await saveLanguage(viewer, skill)
  for (const followed of follows) await setFollow(viewer, followed, true)
}

/** Attempts made through the same verbs people use, then moved to the days they are said to have happened. */
async function createHistory(db: PrismaClient, person: Person) {
  for (const attempt of person.attempts ?? []) {
    const user = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(person.username) } })
    const viewer = { id: user.id, dateOfBirth: person.dateOfBirth } as Viewer
    await startAttempt(viewer, attempt.testId, person.language ?? 'ru')
    const items = await db.item.findMany({
      where: { testId: attempt.testId },
      orderBy: { order: 'asc' },
      include: { scale: { select: { key: true } } },
    })
    const random = randomFrom(`${person.username} ${attempt.testId}`)
    const answers = answersOf(
      items.map(item => item.scale.key),
      attempt.interests,
      random,
    )
    for (const [index, item] of items.slice(0, attempt.upTo ?? items.length).entries()) {
      await saveAnswer(viewer, { testId: attempt.testId, questionId: item.id }, answers[index]!)
    }
    const when = daysFromNow(-attempt.daysAgo)
    await db.attempt.updateMany({
      where: { userId: user.id, testId: attempt.testId, completedAt: { gt: daysFromNow(-1) } },
      data: { startedAt: when, completedAt: when },
    })
    for (const [professionId, thumb] of attempt.thumbs ?? []) await rateRecommendation(viewer, professionId, thumb)
  }
}
