import { firstHourSteps, type FirstHourStep } from '#app/domain/organizations/first-hour.ts'
import type { findOverview } from '#app/domain/organizations/overview.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { monthText, momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { subscriptionText } from './subscription-text.server.ts'

type Overview = Awaited<ReturnType<typeof findOverview>>
type OverviewContext = { reader: Reader<'organizationTexts'>; manages: boolean; now: Date }

/** Slips printed on one page. */
const SLIPS_A_PAGE = 8

export function overviewTexts(overview: Overview, context: OverviewContext) {
  const { organization, people, lastImport } = overview
  const { t, language } = context.reader
  const steps = firstHourTexts(overview, context)
  const hidden = organization.firstHourHiddenAt !== null
  const pending = steps.some(({ done }) => !done)
  const doneCount = steps.filter(({ done }) => done).length
  const shown = context.manages && pending && !hidden
  const { text: name } = inLanguage(organization.name, language)
  return {
    lead: shown ? t('lead', { done: doneCount, all: steps.length }) : undefined,
    firstHour: shown ? steps : null,
    withoutGroup: overview.tests.withoutGroup > 0,
    firstHourHidden: context.manages && pending && hidden,
    people: people.map(({ role, waiting, ...counts }) => ({
      role,
      ...counts,
      waiting: waiting ? t('waiting', { count: waiting }) : null,
    })),
    mentored: overview.mentored,
    tests: testsText(overview, context),
    facts: {
      type: organization.type,
      inactive: organization.state !== 'ACTIVE',
      names: Object.entries(organization.name as Record<string, string>).map(([lang, text]) => ({ lang, text })),
      name,
      city: organization.city ? inLanguage(organization.city, language).text : null,
      contact: [organization.contactName, organization.contactEmail, organization.contactPhone]
        .filter(Boolean)
        .join(', '),
      safety: nameOf(organization.safetyContact),
      groups: t('groups', { count: overview.groups.open }),
      withoutMentor: overview.groups.withoutMentor
        ? t('withoutMentor', { count: overview.groups.withoutMentor })
        : null,
      joinCode: organization.joinCode,
    },
    subscription: subscriptionText(organization, context.reader, context.now),
    lastImport: lastImport && {
      id: lastImport.id,
      text: t('lastImport', {
        file: lastImport.fileName,
        rows: lastImport.rows,
        when: momentText(lastImport.createdAt.toISOString(), language),
      }),
    },
  }
}

function nameOf(profile: { firstName: string; lastName: string } | null | undefined) {
  return profile ? `${profile.lastName} ${profile.firstName}` : null
}

/** Returns the steps of the first hour with their texts; `now` marks the first open step. */
function firstHourTexts({ firstHour, people, groups, tests }: Overview, { reader: { t } }: OverviewContext) {
  const pupils = people.find(({ role }) => role === 'ORG_STUDENT')
  const notYet = pupils?.notYet ?? 0
  const active = (pupils?.in ?? 0) + notYet
  const teachers = people.find(({ role }) => role === 'ORG_TEACHER')
  const doneText: Record<FirstHourStep, string> = {
    import: t('step.import.done', { count: active }),
    classes: t('step.classes.done', { count: groups.open }),
    slips: notYet > 0 ? t('step.slips.done', { count: notYet }) : t('step.slips.all'),
    teachers: t('step.teachers.done', { count: (teachers?.in ?? 0) + (teachers?.notYet ?? 0) }),
    safety: t('step.safety.done'),
  }
  const openText: Record<FirstHourStep, string> = {
    import: t('step.import.open'),
    classes:
      tests.withoutGroup > 0 && active > 0
        ? t('step.classes.without', { count: tests.withoutGroup })
        : t('step.classes.open'),
    slips: notYet > 0 ? t('step.slips.pages', { count: Math.ceil(notYet / SLIPS_A_PAGE) }) : t('step.slips.open'),
    teachers: t('step.teachers.open'),
    safety: t('step.safety.open'),
  }
  const next = firstHour.find(({ done }) => !done)?.step
  return firstHourSteps.map(step => {
    const done = firstHour.some(one => one.step === step && one.done)
    return { step, done, now: step === next, text: done ? doneText[step] : openText[step] }
  })
}

/** Describes the tests of this month, and how many pupils have never started one. */
function testsText({ tests, people }: Overview, { reader: { t, language }, now }: OverviewContext) {
  const pupils = people.find(({ role }) => role === 'ORG_STUDENT')
  const active = (pupils?.in ?? 0) + (pupils?.notYet ?? 0)
  const title = t('tests.title', { month: monthText(now, language) })
  if (active === 0) return { title, text: t('tests.nobody'), never: null }
  const text =
    tests.began === 0 && tests.finished === 0
      ? t('tests.none')
      : t('tests.text', { began: tests.began, finished: tests.finished })
  return { title, text, never: tests.never > 0 ? t('tests.never', { count: tests.never, all: active }) : null }
}
