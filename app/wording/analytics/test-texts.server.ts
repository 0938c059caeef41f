import type { Figures, TestFigures } from '#app/domain/analytics/figures.ts'
import { DROPPED_AFTER_DAYS } from '#app/domain/analytics/dropped.ts'
import type { OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type All = NonNullable<Figures['all']>
type Names = OrganizationFigures['names']

/** Describes the tests from start to finish: what stands out, and a row for each test. */
export function testTexts({ people, tests }: All, names: Names, { t }: Reader<'orgFigures'>) {
  const worst = mostDropped(tests)
  const begun = tests.some(({ began }) => began > 0)
  return {
    title: t('funnel.title'),
    text: worst
      ? t('funnel.dropped', { test: instrumentName(worst, t), dropped: worst.dropped, going: worst.going })
      : t(begun ? 'funnel.whole' : 'funnel.nobody'),
    caption: t('funnel.caption', { people }),
    columns: {
      test: t('funnel.test'),
      share: t('funnel.share'),
      began: t('funnel.began'),
      finished: t('funnel.finished'),
      dropped: t('funnel.droppedColumn'),
      going: t('funnel.going'),
    },
    people,
    rows: tests.map(({ instrument, testId, began, finished, dropped, going }) => {
      const name = testId === null ? undefined : names.get(testId)
      const test = instrument === 'OTHER' ? (name?.text ?? '') : t(`test.${instrument}`)
      return {
        id: testId ?? instrument,
        name: testId === null || instrument === 'OTHER' ? test : t('test.one', { title: name?.text ?? testId }),
        lang: name?.lang,
        ...{ began, finished, dropped, going },
        label: t('funnel.label', { test: name?.text ?? test, people, began, finished }),
      }
    }),
    note: t('funnel.note', { days: DROPPED_AFTER_DAYS }),
  }
}

/** Returns the name of an instrument; empty for OTHER, which is none. */
export function instrumentName({ instrument }: Pick<TestFigures, 'instrument'>, t: Reader<'orgFigures'>['t']) {
  return instrument === 'OTHER' ? '' : t(`test.${instrument}`)
}

/** Returns the instrument with the most abandoned attempts; `null` where none was abandoned. */
export function mostDropped(tests: readonly TestFigures[]): TestFigures | null {
  const whole = tests.filter(({ testId, dropped }) => testId === null && dropped > 0)
  return whole.toSorted((one, other) => other.dropped - one.dropped)[0] ?? null
}
