import type { StudentSheet } from '#app/domain/analytics/student.server.ts'
import type { Student } from '#app/domain/analytics/student-facts.server.ts'
import { placeOf } from '#app/domain/analytics/talk-reasons.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import { dateText, languageName, numberText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { chanceTexts, isShut } from '../admission/chance-texts.server.ts'
import { namesOf } from '../careers/plan-texts.server.ts'
import { taskTexts } from '../careers/task-texts.server.ts'
import { plainName } from '../tests/scale-names.ts'
import { stepText, seenText } from './talk-texts.server.ts'

/** Tasks of the plan that are shown: the overdue ones first, then the next. */
const SHOWN_TASKS = 5

/** Describes one pupil to staff, in the wording of the pupil's own pages. */
export function studentTexts(
  student: Student,
  sheet: StudentSheet,
  reader: Reader<'talkReasons'>,
  { now, today }: { now: Date; today: string },
) {
  return {
    lead: leadText(student, reader, now),
    plan: sheet.plan && planTexts(sheet.plan, reader, today),
    interests: interestTexts(sheet, reader),
    others: otherTexts(sheet, reader),
    headline: sheet.sheet?.headline ?? null,
    professions: (sheet.sheet?.professions ?? []).map(({ id, title, lang }) => ({ id, title, lang })),
    analysedOn: dateText(sheet.sheet?.completedAt ?? null, reader.language),
    chances: chancesTexts(sheet, reader),
    tests: testTexts(student, reader),
    about: aboutTexts(student, reader, now),
  }
}

function leadText({ facts }: Student, reader: Reader<'talkReasons'>, now: Date) {
  const place = placeOf(facts, now)
  if (place.place === 'talk') return reader.t('lead.talk', { count: place.reasons.length })
  if (place.place === 'own') return reader.t('lead.own')
  const since = dateText(place.step.since.toISOString(), reader.language) ?? ''
  return reader.t('lead.remind', { step: stepText(place.step, reader), date: since })
}

function planTexts(
  { progress, target }: NonNullable<StudentSheet['plan']>,
  reader: Reader<'talkReasons'>,
  today: string,
) {
  const { t, language } = reader
  const { done, total, overdue, thisWeek, next } = progress
  const ahead = next && next.due >= today && !thisWeek.includes(next) ? [next] : []
  const names = namesOf(target, reader.in('plan'))
  return {
    name: target.name,
    done,
    total,
    label: t('plan.done', { done, total }),
    rows: [...overdue, ...thisWeek, ...ahead].slice(0, SHOWN_TASKS).map(({ id, facts, due }) => ({
      id,
      title: taskTexts(facts, reader.in('roadmap'), names).title,
      due: plainDateText(due, language),
      late: due < today,
    })),
  }
}

function interestTexts({ sheet, results }: StudentSheet, reader: Reader<'talkReasons'>) {
  const { t, language } = reader
  const words = reader.in('scales')
  const scales = results?.scales ?? sheet?.groups.find(({ instrument }) => instrument === 'INTERESTS')?.scales
  if (!scales) return null
  const rows = scales
    .map(({ key, name, score, low, high }) => ({
      name: plainName(key, words) ?? name,
      ...{ score: Math.round(score), low: Math.round(low), high: Math.round(high) },
    }))
    .toSorted((one, other) => other.score - one.score)
  const [first, second] = rows
  const careless = results?.careless ?? sheet?.careless ?? false
  const on = results?.completedAt ?? sheet?.taken.find(({ instrument }) => instrument === 'INTERESTS')?.completedAt
  const reliability = results?.reliability ?? sheet?.interestTest?.reliability
  return {
    rows,
    /** Where the bands overlap, it is uncertain which of the two comes first. */
    text: careless
      ? t('interests.careless')
      : first && second && first.low <= second.high
        ? t('interests.close', { first: first.name, second: second.name })
        : t('interests.first', { first: first?.name ?? '' }),
    source: t('interests.source', {
      date: dateText(on ?? null, language) ?? '',
      reliability: reliability === undefined ? '—' : numberText(reliability, language),
    }),
  }
}

/** Returns the scales of the other tests, once an analysis includes them. */
function otherTexts({ sheet }: StudentSheet, reader: Reader<'talkReasons'>) {
  const words = reader.in('scales')
  return (sheet?.groups ?? [])
    .filter(({ instrument }) => instrument !== 'INTERESTS')
    .map(({ instrument, scales }) => ({
      instrument,
      title: reader.t(`test.${instrument}`),
      rows: scales.map(({ key, name, lang, score, low, high }) => {
        const plain = plainName(key, words)
        return { name: plain ?? name, ...(lang && !plain && { lang }), score, low, high }
      }),
    }))
}

function chancesTexts({ chances }: StudentSheet, reader: Reader<'talkReasons'>) {
  if (!chances) return null
  const { t, language } = reader
  const words = reader.in('chance')
  return {
    source: t('chances.source', {
      date: dateText(chances.completedAt.toISOString(), language) ?? '',
      year: chances.year,
    }),
    choices: chances.choices.map(({ majorId, name, outcome, standing }) => {
      const chance = chanceTexts(outcome, words)
      const level = chance?.level ?? t(isShut(outcome) ? 'standing.shut' : `standing.${standing}`)
      return { id: majorId, name, level, chance }
    }),
  }
}

function testTexts({ facts, attempts }: Student, { t, language }: Reader<'talkReasons'>) {
  return (['INTERESTS', 'PERSONALITY', 'VALUES', 'APTITUDE'] as const).map(instrument => {
    const completed = facts.completed[instrument]
    const isOpen = attempts.some(attempt => attempt.instrument === instrument && attempt.open && attempt.answered > 0)
    const date = completed ? dateText(completed.toISOString(), language) : null
    return { term: t(`test.${instrument}`), text: date ?? t(isOpen ? 'test.open' : 'test.none') }
  })
}

function aboutTexts(student: Student, reader: Reader<'talkReasons'>, now: Date) {
  const { group, dateOfBirth, language } = student
  const { t } = reader
  return [
    ...(group ? [t('about.group', { group })] : []),
    ...(dateOfBirth ? [t('about.age', { count: ageOn(dateOfBirth, now) })] : []),
    ...(language ? [t('about.language', { language: languageName(language, reader.language) })] : []),
    seenText(student, reader),
  ]
}
