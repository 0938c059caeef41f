import { db } from '#app/database/client.server.ts'
import { allParts } from '#app/domain/academic/unt.ts'
import { gatherAnalyses } from '#app/domain/guidance/own-analyses.server.ts'
import { gatherAdmissions } from '#app/domain/admission/own-admissions.server.ts'
import { gatherPlans } from '#app/domain/roadmaps/own-plans.server.ts'
import { countNotesAbout } from '#app/domain/organizations/notes.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { gatherCommunity } from './community-export.server.ts'
import { gatherProjects } from './projects-export.server.ts'

/** All data of one person, by section, with names in their language. Contains no hashes, secrets or ids except their
 *  own, and of other people only the usernames the person follows, has blocked or muted: followers are a number,
 *  viewers of results a role. */
export async function collectExport(userId: string, language: Language) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    omit: { passwordHash: true, usernameFolded: true, emailFolded: true },
    include: {
      profile: {
        omit: { userId: true, nameKey: true, avatarId: true, coverId: true, cityId: true },
        include: { city: true },
      },
      academicRecord: { omit: { userId: true } },
      languageSkills: { omit: { userId: true }, orderBy: { language: 'asc' } },
      certificates: { select: { name: true, link: true, createdAt: true, file: { select: { name: true } } } },
      files: { select: { kind: true, name: true, type: true, bytes: true, createdAt: true } },
      interests: { select: { subject: true }, orderBy: { subject: 'asc' } },
      consents: { select: { kind: true, version: true, givenAt: true, revokedAt: true }, orderBy: { givenAt: 'asc' } },
      formerUsernames: { select: { username: true, keptUntil: true }, orderBy: { keptUntil: 'asc' } },
      sessions: { select: { device: true, shared: true, createdAt: true, lastSeenAt: true, expiresAt: true } },
      totpDevice: { select: { confirmedAt: true } },
      tokens: { select: { kind: true, email: true, createdAt: true, expiresAt: true, usedAt: true } },
      subscription: { select: { until: true } },
      memberships: { include: { organization: true, group: { select: { code: true } } } },
      mentors: { select: { code: true, organization: { select: { name: true } } } },
      follows: { select: { createdAt: true, followed: { select: { username: true, state: true, deletionAt: true } } } },
      institutionPicks: {
        select: { createdAt: true, institution: { select: { name: true } } },
        orderBy: { createdAt: 'asc' },
      },
      achievements: { select: { rule: true, receivedAt: true }, orderBy: { receivedAt: 'asc' } },
      notifications: {
        select: { kind: true, params: true, createdAt: true, readAt: true },
        orderBy: { createdAt: 'asc' },
      },
      notificationSettings: { select: { kind: true, wanted: true }, orderBy: { kind: 'asc' } },
      talks: {
        select: { kind: true, words: true, createdAt: true, organization: { select: { name: true } } },
        orderBy: { createdAt: 'asc' },
      },
      managedBy: { select: { name: true } },
      slip: { select: { givenAt: true, expiresAt: true } },
      safetyOf: { select: { name: true } },
      groupYears: {
        select: { schoolYear: true, group: { select: { code: true, organization: { select: { name: true } } } } },
        orderBy: { schoolYear: 'asc' },
      },
      _count: { select: { idempotencyKeys: true } },
    },
  })
  const { profile, totpDevice, subscription, _count: counts, ...account } = user
  const textOf = (name: unknown) => inLanguage(name, language).text
  return {
    account: {
      id: account.id,
      username: account.username,
      email: account.email,
      emailVerifiedAt: account.emailVerifiedAt,
      systemRole: account.systemRole,
      state: account.state,
      language: account.language,
      createdAt: account.createdAt,
      lastSeenOn: account.lastSeenOn,
      onboardedAt: account.onboardedAt,
      passwordChangedAt: account.passwordChangedAt,
      passwordChangeRequired: account.passwordChangeRequired,
      twoStepSince: totpDevice?.confirmedAt ?? null,
      deletionAt: account.deletionAt,
      paidUntil: subscription?.until ?? null,
      managedBy: account.managedBy && textOf(account.managedBy.name),
      slipUntil: account.slip?.expiresAt ?? null,
      formsTaken: counts.idempotencyKeys,
    },
    profile: profile && { ...profile, city: profile.city && textOf(profile.city.name) },
    interests: account.interests,
    academicRecord: account.academicRecord && withParts(account.academicRecord),
    languageSkills: account.languageSkills,
    certificates: account.certificates.map(({ file, ...rest }) => ({ ...rest, file: file.name })),
    files: account.files,
    memberships: account.memberships.map(({ organization, group, role, status, passwordHelp, createdAt }) => ({
      organization: textOf(organization.name),
      role,
      status,
      group: group?.code ?? null,
      passwordHelp,
      createdAt,
    })),
    classes: account.groupYears.map(({ schoolYear, group }) => ({
      group: group.code,
      schoolYear,
      organization: textOf(group.organization.name),
    })),
    safetyContactOf: account.safetyOf.map(({ name }) => ({ organization: textOf(name) })),
    mentoredGroups: account.mentors.map(({ code, organization }) => ({
      group: code,
      organization: textOf(organization.name),
    })),
    following: account.follows
      .filter(({ followed }) => followed.state === 'ACTIVE' && followed.deletionAt === null)
      .map(({ createdAt, followed }) => ({ username: followed.username, createdAt })),
    institutionPicks: account.institutionPicks.map(({ institution, createdAt }) => ({
      institution: textOf(institution.name),
      createdAt,
    })),
    attempts: await gatherAttempts(userId, language),
    analyses: await gatherAnalyses(userId),
    admissions: await gatherAdmissions(userId, language),
    ...(await gatherPlans(userId, language)),
    achievements: account.achievements,
    notifications: account.notifications.map(({ kind, params, ...rest }) => {
      const { rule = null, subject = null, step = null } = params as Record<string, string | null>
      return { notification: kind, ...rest, rule, subject, step }
    }),
    notificationWishes: account.notificationSettings,
    // Only the number of notes is included, not their text (docs/decisions/073).
    counsellorNotes: await countNotes(userId, textOf),
    talks: account.talks.map(({ kind, words, createdAt, organization }) => ({
      talk: kind,
      organization: textOf(organization.name),
      words,
      createdAt,
    })),
    ...(await gatherCommunity(userId)),
    ...(await gatherProjects(userId, language)),
    consents: account.consents,
    formerUsernames: account.formerUsernames,
    sessions: account.sessions,
    emailLinks: account.tokens,
    ...(await gatherEvents(userId, language)),
  }
}

export type DataExport = Awaited<ReturnType<typeof collectExport>>

/** Moves the points by part of the exam into separate fields. */
function withParts<Marks extends { untParts: unknown }>({ untParts, ...marks }: Marks) {
  return { ...marks, ...allParts(untParts ?? {}) }
}

async function countNotes(userId: string, textOf: (name: unknown) => string) {
  const counts = await countNotesAbout(userId)
  return counts.map(({ name, count }) => ({ organization: textOf(name), count }))
}

async function gatherAttempts(userId: string, language: Language) {
  const attempts = await db.attempt.findMany({
    where: { userId },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    select: {
      startedAt: true,
      completedAt: true,
      deadlineAt: true,
      language: true,
      careless: true,
      flags: true,
      version: { select: { number: true, texts: true } },
      scores: { select: { score: true, mean: true, sem: true, scale: { select: { texts: true } } } },
      answers: {
        select: { value: true, seconds: true, answeredAt: true, item: { select: { text: true } } },
        orderBy: { item: { order: 'asc' } },
      },
      recommendations: {
        select: {
          rank: true,
          correlation: true,
          thumb: true,
          decidedAt: true,
          profession: { select: { title: true } },
        },
      },
    },
  })
  const textOf = (name: unknown) => inLanguage(name, language).text
  return attempts.map(({ version, flags, scores, answers, recommendations, ...attempt }) => ({
    test: textOf((version.texts as { title: unknown }).title),
    testVersion: version.number,
    ...attempt,
    flags: ((flags ?? []) as string[]).map(flag => ({ flag })),
    scores: scores.map(({ scale, ...score }) => ({ scale: textOf((scale.texts as { name: unknown }).name), ...score })),
    opinions: recommendations.map(({ profession, ...opinion }) => ({
      profession: textOf(profession.title),
      ...opinion,
    })),
    answers: answers.map(({ item, ...answer }) => ({ statement: textOf(item.text), ...answer })),
  }))
}

/** Audit events about the person, and their own actions that do not affect another person. */
async function gatherEvents(userId: string, language: Language) {
  const events = await db.auditEvent.findMany({
    where: { OR: [{ subjectId: userId }, { actorId: userId, subjectId: null }] },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, action: true, actorId: true, details: true },
  })
  const viewed = events
    .filter(({ action }) => action === 'results.viewed')
    .map(({ at, details }) => ({
      at,
      ...(details as { page?: string; role?: string; organizationId?: string } | null),
    }))
  const organizations = await db.organization.findMany({
    where: { id: { in: viewed.flatMap(({ organizationId }) => organizationId ?? []) } },
    select: { id: true, name: true },
  })
  return {
    resultsViews: viewed.map(({ at, page = 'results', role, organizationId }) => {
      const organization = organizations.find(({ id }) => id === organizationId)
      return {
        at,
        page,
        role: role ?? null,
        organization: organization ? inLanguage(organization.name, language).text : null,
      }
    }),
    events: events
      .filter(({ action }) => action !== 'results.viewed')
      .map(({ at, action, actorId }) => ({ at, action, byMyself: actorId === userId })),
  }
}
