import { saveAnswer, startAttempt } from '#app/domain/assessments/attempts.server.ts'
import { keepAnswers } from '#app/domain/assessments/completion.server.ts'
import { openKey } from '#app/domain/assessments/open-attempt.server.ts'
import { saveAcademicRecord, saveLanguage } from '#app/domain/academic/academic.server.ts'
import { hashPassword } from '#app/domain/accounts/passwords.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { rateRecommendation } from '#app/domain/guidance/recommendations.server.ts'
import { startAdmission } from '#app/domain/institutions/admission-analyses.server.ts'
import { makeAdmission } from '#app/domain/institutions/make-admission.server.ts'
import { setPick } from '#app/domain/institutions/picks.server.ts'
import { setFollow } from '#app/domain/profiles/follows.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, DEMO_PASSWORD, organizations, people, type Person } from './demo-people.ts'
import { answersOf, randomFrom } from './demo-answers.ts'

const HOUR_MS = 60 * 60 * 1000
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
  for (const person of people) await createAdmission(db, person)
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

/** Institutions picked, and the chances of a programme in each. */
async function createAdmission(db: PrismaClient, { username, academic, programmes = [] }: Person) {
  if (programmes.length === 0) return
  const { id } = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(username) }, select: { id: true } })
  const majors = await db.major.findMany({ where: { id: { in: programmes } }, select: { institutionId: true } })
  for (const { institutionId } of majors) await setPick({ id }, institutionId, true)
  const rural = academic?.rural ?? 'no'
  const asked = await startAdmission({ id }, { submission: 'demo-demo-demo-demo', major: programmes, rural })
  if (asked !== 'unknown') await makeAdmission(asked.id)
}

/** Attempts on the days and at the pace they are said to have been made: begun and finished through the verbs people
 *  use, what lies between written at once. */
async function createHistory(db: PrismaClient, person: Person) {
  const user = await db.user.findUniqueOrThrow({ where: { usernameFolded: fold(person.username) } })
  const viewer = { id: user.id, dateOfBirth: person.dateOfBirth } as Viewer
  for (const { testId, scores, daysAgo, upTo, thumbs = [] } of person.attempts ?? []) {
    const random = randomFrom(`${person.username} ${testId}`)
    const start = daysFromNow(-daysAgo).getTime() - HOUR_MS
    await startAttempt(viewer, testId, person.language ?? 'ru', new Date(start))
    const { id: attemptId, version } = await db.attempt.findFirstOrThrow({
      where: { openKey: openKey(viewer, testId) },
      include: { version: { include: { items: { orderBy: { order: 'asc' }, include: { scale: true } } } } },
    })
    const { items } = version
    const values = answersOf(items, scores, random)
    const paces = items.map(() => 3 + random() * 6)
    const given = values.map((value, at) => ({
      itemId: items[at]!.id,
      value,
      seconds: paces[at]!,
      answeredAt: new Date(start + paces.slice(0, at + 1).reduce((sum, seconds) => sum + seconds, 0) * 1000),
    }))
    const last = upTo ? undefined : given.at(-1)!
    const before = given.slice(0, upTo ?? -1)
    await db.answer.createMany({ data: before.map(answer => ({ attemptId, ...answer })) })
    if (!last) continue
    const outcome = await saveAnswer(viewer, { testId, questionId: last.itemId }, last, last.answeredAt)
    if (outcome === 'check') await keepAnswers(viewer, testId, last.answeredAt)
    for (const [professionId, thumb] of thumbs) await rateRecommendation(viewer, professionId, thumb)
  }
}
