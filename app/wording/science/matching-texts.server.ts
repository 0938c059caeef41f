import { matchingFigures, measuredOn } from '#app/domain/guidance/matching-figures.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Describes how often the shortlist contained the expected professions, the worst first. */
export function matchingTexts({ t, language }: Reader<'science'>) {
  const share = (of: number) => t('matching.share', { found: Math.round(100 * of) })
  return {
    judged: t('matching.judged', measuredOn),
    rows: matchingFigures.map(({ apart, named, full, short }) => ({
      key: `${named} ${apart}`,
      header: t(`matching.named.${named}`, { apart: numberText(apart, language, 1) }),
      cells: [share(full), share(short)],
    })),
  }
}
