import { type LanguageLevel, languageLevels } from '#app/domain/academic/languages.ts'
import { addDays, daysBetween, laterOf } from '#app/domain/calendar/days.ts'
import { type Draft, type DraftStage } from '../lay-out.ts'
import type { Gap } from '../plan.ts'
import { keyOf } from '../task-facts.ts'
import { type PlanContext } from './plan-context.ts'

/** Days until a certificate reaches the institution, and days of lessons for one language level. */
const REPORT = 35
const LESSONS = 240

/** Languages and certificates, finished in time for `closing`; null when none is required. */
export function language(ground: PlanContext, closing: string): DraftStage | null {
  const { today, gaps } = ground
  const span = daysBetween(today, closing)
  const takes = span > 2 * REPORT ? addDays(closing, -REPORT) : addDays(today, Math.max(2, Math.floor(span * 0.6)))
  const registers = addDays(takes, -Math.min(28, Math.floor(daysBetween(today, takes) / 2)))
  const tasks = gaps.flatMap(gap => tasksOf(gap, ground, { takes, registers }))
  const once = [...new Map(tasks.map(task => [keyOf(task.facts), task])).values()]
  if (once.length === 0) return null
  return {
    key: 'language',
    from: laterOf(today, addDays(takes, -LESSONS)),
    to: takes,
    workUntil: laterOf(registers, addDays(takes, -10)),
    tasks: once,
  }
}

type Days = { takes: string; registers: string }

function tasksOf(gap: Gap, { situation }: PlanContext, { takes, registers }: Days): Draft[] {
  const { measure, have, need } = gap
  const levelIn = (spoken: string) =>
    situation.applicant.languages.find(({ language: known }) => known === spoken)?.level ?? null
  if (measure === 'LEVEL') {
    const spoken = gap.language ?? 'en'
    return [
      { facts: { task: 'languageTest', language: spoken }, optional: true },
      {
        facts: { task: 'raiseLanguage', language: spoken, have: levelIn(spoken), need: languageLevels[need - 1]! },
        optional: true,
      },
    ]
  }
  if (measure !== 'IELTS' && measure !== 'TOEFL') return []
  return [
    { facts: { task: 'languageTest', language: 'en' } },
    {
      facts: {
        task: 'raiseLanguage',
        language: 'en',
        have: levelIn('en') ?? (have === null ? null : levelFor(measure, have)),
        need: levelFor(measure, need),
      },
    },
    { facts: { task: 'certificateMock', exam: measure }, optional: true },
    { facts: { task: 'certificateRegister', exam: measure }, by: registers },
    { facts: { task: 'certificateTake', exam: measure, have, need }, by: takes },
  ]
}

/** Language level of a test score: B1, B2 or C1, as the makers of the tests align them with the CEFR. */
function levelFor(exam: 'IELTS' | 'TOEFL', score: number): LanguageLevel {
  const [c1, b2] = exam === 'IELTS' ? [7, 5.5] : [95, 72]
  return score >= c1 ? 'FLUENT' : score >= b2 ? 'ADVANCED' : 'INTERMEDIATE'
}
