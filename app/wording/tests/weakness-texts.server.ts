import { ITEM_MINIMUM, type Weakness } from '#app/domain/assessments/item-statistics.ts'
import type { JudgedItem } from '#app/domain/assessments/judged.ts'
import { languageName, numberText, percentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Returns the statistics of an item and its weaknesses in words. `null` while nobody has answered it; `few` gives the
 *  number of answers where there are too few for statistics. */
export function itemTexts(item: JudgedItem | undefined, reader: Reader<'adminTests'>) {
  if (!item) return null
  const { t, language } = reader
  const { n, mean, sd, rest, alphaWithout, seconds, shares, weaknesses } = item
  if (n < ITEM_MINIMUM) return { few: t('stat.few', { count: n, least: ITEM_MINIMUM }), told: null }
  const figure = (value: number | null) => (value === null ? '—' : numberText(value, language))
  const percents = shares.map(({ share }) => Math.round(share * 100))
  return {
    few: null,
    told: {
      mean: figure(mean),
      sd: figure(sd),
      rest: figure(rest),
      alphaWithout: figure(alphaWithout),
      seconds: seconds === null ? '—' : t('stat.seconds', { seconds: numberText(seconds, language, 1) }),
      shares: shares.map(({ value }, at) => ({ value, percent: percents[at]! })),
      said: percents.join(' · '),
      label: t('stat.label', {
        shares: shares.map(({ value, share }) => `${value}: ${percentText(share, language)}`).join(', '),
      }),
      weaknesses: weaknesses.map(weakness => weaknessText(weakness, reader)),
    },
  }
}

function weaknessText(weakness: Weakness, { t, language }: Reader<'adminTests'>): string {
  const say = (value: number) => numberText(value, language)
  switch (weakness.reason) {
    case 'negative':
    case 'weak':
      return t(`weakness.${weakness.reason}`, { value: say(weakness.value) })
    case 'unchosen':
      return t('weakness.unchosen', { values: weakness.values.join(', ') })
    case 'alpha':
      return t('weakness.alpha', { from: say(weakness.from), to: say(weakness.to) })
    case 'languages':
      return t('weakness.languages', {
        own: say(weakness.own),
        other: say(weakness.other),
        language: languageName(weakness.language, language),
      })
    default:
      return t(`weakness.${weakness.reason}`)
  }
}
