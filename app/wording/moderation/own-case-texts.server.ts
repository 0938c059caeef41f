import { appealableUntil } from '#app/domain/moderation/appeal-time.ts'
import type { OwnCase } from '#app/domain/moderation/appeals.server.ts'
import type { ThingKind } from '#app/domain/safety/cases.server.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { reasonText } from './case-name.server.ts'

export function ownCaseTexts(found: OwnCase, reader: Reader<'report'>, now: Date) {
  const { t, language } = reader
  const day = (instant: Date | null) => dateText(instant?.toISOString() ?? null, language) ?? ''
  const outcome = found.answer === 'OVERTURNED' ? 'OVERTURNED' : (found.decision as 'KEPT' | 'HIDDEN' | 'REMOVED')
  const reason = reasonText(found.reason, reader)
  const sanction = outcome === 'OVERTURNED' ? null : (found.sanction as 'WARNED' | 'MUTED' | 'BLOCKED' | null)
  const until = appealableUntil(found)
  return {
    title: t(`own.title.${outcome}`),
    lead: t(`own.lead.${outcome}`),
    facts: [
      { term: t('own.what'), text: t(`own.what.${found.targetKind as ThingKind}`) },
      ...(reason ? [{ term: t('own.reason'), text: reason }] : []),
      { term: t('own.when'), text: momentText(found.decidedAt!.toISOString(), language) },
    ],
    sanction: sanction && t(`sanction.${sanction}`, { until: day(found.mutedUntil) }),
    text: found.text,
    words: found.words,
    /** Last day for an appeal. */
    until: until && until >= now ? day(until) : null,
    appeal: found.appeal,
    answer:
      found.appeal === null
        ? null
        : found.answer === 'UPHELD'
          ? ('UPHELD' as const)
          : found.answer
            ? null
            : ('WAITS' as const),
  }
}
