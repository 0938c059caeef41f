import { FEWEST_SHOWN } from '#app/domain/analytics/small-groups.ts'
import type { OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { finishedOf } from './group-texts.server.ts'
import { interestTexts } from './interest-texts.server.ts'
import { chanceTexts, monthTexts, planTexts, topTexts } from './section-texts.server.ts'
import { instrumentName, mostDropped, testTexts } from './test-texts.server.ts'

/** Returns the texts of every section of an organisation's figures, or of one group's: a sentence, a chart and a table.
 *  A section is null where it concerns fewer than five people. */
export function figuresTexts({ figures, names }: OrganizationFigures, reader: Reader<'orgFigures'>) {
  const { t } = reader
  const { all, interests } = figures
  const careless = all?.tests.find(({ instrument, testId }) => instrument === 'INTERESTS' && testId === null)?.careless
  return {
    conclusion: conclusionText(figures, reader),
    leftOut: all && figures.leftOut > 0 ? t('leftOut') : null,
    tests: all && testTexts(all, names, reader),
    interests: {
      title: t('interests.title'),
      few: t('few'),
      details: interests && interestTexts(interests, careless ?? 0, reader),
    },
    tops: {
      title: t('tops.title'),
      text: t('tops.text'),
      lists: [
        { id: 'professions', title: t('tops.professions'), ...topTexts(figures.professions, names, reader) },
        { id: 'institutions', title: t('tops.institutions'), ...topTexts(figures.institutions, names, reader) },
      ],
    },
    plans: {
      title: t('plans.title'),
      texts: all ? planTexts(all, reader) : [],
      chances: chanceTexts(figures.chances, reader),
    },
    months: all && monthTexts(all, reader),
  }
}

export type FiguresTexts = ReturnType<typeof figuresTexts>

/** Returns the summary at the top: how many finished an interest test, and where most stopped. */
function conclusionText({ pupils, all }: OrganizationFigures['figures'], { t }: Reader<'orgFigures'>): string {
  if (pupils === 0) return t('said.none')
  if (!all) return t('said.few')
  const finished = finishedOf(all.tests)
  const worst = mostDropped(all.tests)
  const sentences = [
    finished === 0 ? t('said.nobody') : t('said.finished', { finished, people: all.people }),
    // A few people who stopped allow no conclusion.
    ...(worst && worst.dropped >= FEWEST_SHOWN
      ? [t('said.dropped', { test: instrumentName(worst, t), dropped: worst.dropped, began: worst.began })]
      : []),
  ]
  return sentences.join(' ')
}
