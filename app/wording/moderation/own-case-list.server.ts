import { appealableUntil } from '#app/domain/moderation/appeal-time.ts'
import type { OwnDecision, OwnReport } from '#app/domain/moderation/own-cases.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { reasonText } from './case-name.server.ts'

/** Entry in the list of a person's own cases: link, subject and outcome. */
export type CaseLine = { to: string; title: string; about: string; state: string; waits: boolean }

export function reportLines(reports: readonly OwnReport[], reader: Reader<'report'>): CaseLine[] {
  const { t, language } = reader
  return reports.map(({ id, targetKind, reason, at, decision, answer, hiddenAt }) => {
    const outcome = answer === 'OVERTURNED' ? 'OVERTURNED' : decision
    return {
      to: communityPathOf('reported', { caseId: id }),
      title: reasonText(reason, reader) ?? reason,
      about: t('list.sent', { what: t(`own.what.${targetKind}`), at: dateText(at.toISOString(), language) ?? '' }),
      state: outcome ? t(`list.became.${outcome}`) : t(hiddenAt ? 'list.hidden' : 'list.waits'),
      waits: outcome === null,
    }
  })
}

/** Lists the decisions about the reader's own content. */
export function decisionLines(decisions: readonly OwnDecision[], reader: Reader<'report'>, now: Date): CaseLine[] {
  const { t, language } = reader
  return decisions.map(found => {
    const { id, targetKind, state, decision, answer, reason, decidedAt } = found
    const outcome = answer === 'OVERTURNED' ? 'OVERTURNED' : decision!
    const until = appealableUntil(found)
    const why = reasonText(reason, reader)
    const at = dateText(decidedAt.toISOString(), language) ?? ''
    return {
      to: communityPathOf('safetyCase', { caseId: id }),
      title: t(`own.title.${outcome}`),
      about: t('list.decided', { what: t(`own.what.${targetKind}`), at }) + (why ? ` · ${why}` : ''),
      state:
        state === 'APPEALED'
          ? t('list.appealed')
          : answer === 'UPHELD'
            ? t('appeal.UPHELD')
            : until && until >= now
              ? t('list.appealable', { until: dateText(until.toISOString(), language) ?? '' })
              : '',
      waits: state === 'APPEALED',
    }
  })
}
