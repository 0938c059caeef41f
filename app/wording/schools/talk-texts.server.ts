import type { OpenTests, Student } from '#app/domain/analytics/student-facts.server.ts'
import type { StepLeft, TalkReason } from '#app/domain/analytics/talk-reasons.ts'
import type { Task } from '#app/domain/roadmaps/plan.ts'
import { dateText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { namesOf } from '../careers/plan-texts.server.ts'
import { taskTexts } from '../careers/task-texts.server.ts'

/** Overdue tasks of a plan that are named. */
const NAMED_TASKS = 2

type ReasonFacts = {
  tests: OpenTests
  /** Whether the viewer may read what the pupil wrote, which is for the school's own staff. */
  mayHear: boolean
}

/** Words a reason for a talk: the fact, its details, and one open question to begin with. */
export function reasonTexts(reason: TalkReason, { tests, mayHear }: ReasonFacts, reader: Reader<'talkReasons'>) {
  const { t, language } = reader
  const date = dateText(reason.on.toISOString(), language) ?? ''
  const ask = t(`ask.${reason.kind}`)
  switch (reason.kind) {
    case 'asked': {
      const words = mayHear && reason.words ? t('asked.words', { words: reason.words }) : null
      return { kind: reason.kind, fact: t('asked', { date }), detail: words, ask }
    }
    case 'test-left': {
      const { title = '', questions = 0 } = tests.get(reason.versionId) ?? {}
      const detail = t('test-left.at', { answered: reason.answered, total: questions })
      return { kind: reason.kind, fact: t('test-left', { test: title, date }), detail, ask }
    }
    case 'low-chances': {
      const fact = t(reason.shut > 0 ? 'low-chances.shut' : 'low-chances', { count: reason.programmes })
      return { kind: reason.kind, fact, detail: t('low-chances.on', { date }), ask }
    }
    case 'undifferentiated':
      return { kind: reason.kind, fact: t('undifferentiated'), detail: t('undifferentiated.on', { date }), ask }
    case 'plan-overdue':
      return {
        kind: reason.kind,
        fact: t('plan-overdue', { count: reason.tasks.length }),
        detail: overdueText(reason.tasks, reader),
        ask,
      }
  }
}

function overdueText(tasks: { due: string; facts: unknown }[], reader: Reader<'talkReasons'>) {
  const { t, language } = reader
  const named = tasks.slice(0, NAMED_TASKS).map(({ due, facts }) => {
    const { title } = taskTexts(
      facts as Task,
      reader.in('roadmap'),
      namesOf({ name: '', about: {} }, reader.in('plan')),
    )
    return t('plan-overdue.task', { task: title, date: plainDateText(due, language) })
  })
  const further = tasks.length - named.length
  return [...named, ...(further > 0 ? [t('plan-overdue.further', { count: further })] : [])].join('; ')
}

/** Names the next step left, as it follows «left to do». */
export function stepText({ kind }: Pick<StepLeft, 'kind'>, { t }: Reader<'talkReasons'>) {
  return t(`step.${kind}`)
}

/** Returns when a pupil was last seen. */
export function seenText({ lastSeenAt, onboardedAt }: Student, { t, language }: Reader<'talkReasons'>) {
  if (!onboardedAt) return t('seen.never')
  const date = dateText(lastSeenAt?.toISOString() ?? null, language)
  return date ? t('seen', { date }) : t('seen.long')
}

/** Formats a name as in a class list, the surname first. */
export function listedName({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>) {
  return `${lastName} ${firstName}`
}
