import type { Decision } from '#app/domain/moderation/decision.schema.ts'
import type { QueuedCase, readFigures } from '#app/domain/moderation/queue.server.ts'
import type { ThingKind } from '#app/domain/safety/cases.server.ts'
import { momentText, numberText, percentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { caseName, personName } from './case-name.server.ts'

const SHOWN_LETTERS = 120

export function queueRows(cases: readonly QueuedCase[], reader: Reader<'moderation'>) {
  const { t, language } = reader
  return cases.map(one => ({
    id: one.id,
    name: caseName(one, reader),
    grave: one.gravity === 2,
    whose: t('show.lead', { kind: t(`kind.${one.targetKind as ThingKind}`), name: personName(one.owner) ?? t('gone') }),
    beginning: beginningOf(one.laterWords[0]?.text ?? one.text),
    reports: numberText(one.reports.length, language),
    at: momentText((one.decidedAt ?? one.openedAt).toISOString(), language),
    state: one.decision ? decisionText(one, reader) : t(one.hiddenAt ? 'hiddenSince' : 'visible'),
  }))
}

/** Returns a decision with the answer to its appeal. */
export function decisionText(
  { decision, answer }: { decision: string | null; answer: string | null },
  { t }: Reader<'moderation'>,
): string {
  const verdict = t(`decision.${decision as Decision}`)
  return answer ? `${verdict}, ${t(`answer.${answer as 'UPHELD' | 'OVERTURNED'}`)}` : verdict
}

/** Returns the beginning of a text, on one line. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : line
}

type Figures = Awaited<ReturnType<typeof readFigures>>

/** Returns the figures of the queue: how much is waiting and how soon it is decided. */
export function figureItems(
  { open, grave, decided, medianHours, upheld }: Figures,
  { t, language }: Reader<'moderation'>,
) {
  const number = (value: number) => numberText(value, language)
  return [
    { label: t('figure.open'), value: number(open) },
    { label: t('figure.grave'), value: number(grave) },
    { label: t('figure.decided'), value: number(decided) },
    ...(medianHours === null ? [] : [{ label: t('figure.median'), value: number(medianHours) }]),
    ...(upheld === null ? [] : [{ label: t('figure.upheld'), value: percentText(upheld, language) }]),
  ]
}
