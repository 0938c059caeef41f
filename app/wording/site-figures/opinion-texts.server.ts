import { type Given, meansOf, thumbsByRank } from '#app/domain/analytics/opinions.ts'
import type { SiteOpinions } from '#app/domain/analytics/site-figures.server.ts'
import { FEWEST_SHOWN } from '#app/domain/analytics/small-groups.ts'
import { numberText, percentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { shownText, wholeText } from './numbers.server.ts'

/** Describes the ratings of recommendations and analyses, once there are enough. */
export function opinionTexts({ thumbs, feedback }: SiteOpinions, reader: Reader<'siteFigures'>) {
  const { t } = reader
  const all = (['results', 'analyses'] as const).flatMap(given => thumbsByRank(thumbs, given))
  const n = all.reduce((sum, each) => sum + each.given, 0)
  const up = all.reduce((sum, each) => sum + each.up, 0)
  return {
    text: t('thumbs.text'),
    conclusion: n < FEWEST_SHOWN ? t(n === 0 ? 'thumbs.none' : 'thumbs.few') : conclusionText(up, n, reader),
    sections: [
      thumbTexts('results', thumbs, reader),
      thumbTexts('analyses', thumbs, reader),
      feedbackTexts(feedback, reader),
    ],
  }
}

function conclusionText(up: number, n: number, reader: Reader<'siteFigures'>) {
  return reader.t('thumbs.said', { up: wholeText(up, reader), n: wholeText(n, reader) })
}

function thumbTexts(given: Given, sums: SiteOpinions['thumbs'], reader: Reader<'siteFigures'>) {
  const { t, language } = reader
  const ranks = thumbsByRank(sums, given)
  return {
    id: given as string,
    title: t(`thumbs.${given}`),
    empty: ranks.length === 0 ? t('thumbs.none') : null,
    caption: t('thumbs.caption'),
    head: [t('thumbs.rank'), t('thumbs.given'), t('thumbs.up')],
    rows: ranks.map(({ rank, given: n, up }) => ({
      id: String(rank),
      name: String(rank),
      cells: [
        shownText(n, reader),
        n < FEWEST_SHOWN ? t('few') : percentText(Math.round((100 * up) / n) / 100, language),
      ],
    })),
  }
}

function feedbackTexts(sums: SiteOpinions['feedback'], reader: Reader<'siteFigures'>) {
  const { t, language } = reader
  const means = meansOf(sums)
  const count = Math.max(...means.map(({ n }) => n))
  return {
    id: 'feedback',
    title: t('feedback.title'),
    empty: count < FEWEST_SHOWN ? t('feedback.few') : null,
    caption: t('feedback.caption', { count: wholeText(count, reader) }),
    head: [t('feedback.question'), t('feedback.mean')],
    rows: means.map(({ question, mean }) => ({
      id: question,
      name: t(`feedback.${question}`),
      cells: [mean === null ? '–' : numberText(mean, language, 1)],
    })),
  }
}
