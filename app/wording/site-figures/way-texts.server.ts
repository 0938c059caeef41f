import { type Cohort, greatestLoss, together, wayMeasures } from '#app/domain/analytics/site-funnel.ts'
import { FEWEST_SHOWN } from '#app/domain/analytics/small-groups.ts'
import { beginningOf } from '#app/domain/calendar/day-bounds.ts'
import { monthText, percentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { shownText, wholeText } from './numbers.server.ts'

/** Describes how far people have come, for all months or for one: a sentence, a bar per step, and a table of months. */
export function wayTexts(cohorts: readonly Cohort[], month: string | null, reader: Reader<'siteFigures'>) {
  const { t, language } = reader
  const chosen = month === null ? cohorts : cohorts.filter(cohort => cohort.month === month)
  const steps = together(chosen)
  const whole = steps['people.signed-up']
  const name = (of: string) => monthText(beginningOf(`${of}-01`), language)
  return {
    lead: t('way.lead'),
    conclusion: conclusionText(steps, reader),
    steps: {
      title: month === null ? t('way.all') : name(month),
      items:
        whole < FEWEST_SHOWN
          ? []
          : wayMeasures.map(step => ({
              id: step,
              name: t(`step.${step}`),
              value: barText(steps[step], whole, reader),
              share: steps[step] > 0 && steps[step] < FEWEST_SHOWN ? null : Math.min(1, steps[step] / whole),
            })),
    },
    months: {
      title: t('way.months'),
      caption: t('way.caption'),
      head: [t('way.month'), ...wayMeasures.map(step => t(`step.${step}`))],
      rows: cohorts
        .map(cohort => ({
          id: cohort.month,
          name: name(cohort.month),
          cells: wayMeasures.map(step => shownText(cohort.steps[step], reader)),
        }))
        .toReversed(),
    },
    note: t('way.note'),
    back: t('way.back'),
  }

  function barText(n: number, of: number, reader: Reader<'siteFigures'>) {
    if (n > 0 && n < FEWEST_SHOWN) return t('few')
    return t('way.bar', { n: wholeText(n, reader), share: percentText(Math.round((100 * n) / of) / 100, language) })
  }
}

function conclusionText(steps: Cohort['steps'], reader: Reader<'siteFigures'>): string {
  const { t } = reader
  const people = steps['people.signed-up']
  if (people === 0) return t('nothing')
  if (people < FEWEST_SHOWN) return t('way.few')
  const loss = greatestLoss(steps)
  const planned = shownText(steps['people.planned'], reader)
  const sentences = [
    t('way.said', { people: wholeText(people, reader), planned }),
    // A few people allow no conclusion.
    ...(loss && loss.lost >= FEWEST_SHOWN
      ? [
          // The loss has no number, since it would reveal a number under five that the bars leave out.
          t('way.lost', { after: t(`step.${loss.after}`), before: t(`step.${loss.before}`) }),
        ]
      : []),
  ]
  return sentences.join(' ')
}
