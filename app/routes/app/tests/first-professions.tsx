import { FIRST_PROFESSIONS } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { type First, Firsts } from '#app/ui/answer.tsx'
import { Cards } from '#app/ui/cards.tsx'
import { ScoreList } from '#app/ui/charts.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Conclusion } from '#app/ui/prose.tsx'
import type { Presentation } from '#app/wording/tests/results-texts.server.ts'
import type { LoadedResults } from './results.tsx'
import { Scale } from './scale-results.tsx'

type Props = { shortlist: NonNullable<LoadedResults['shortlist']>; presentation: Presentation }
type Listed = Props['shortlist']['list'][number]

/** The first three professions, each with one of its tasks. */
export function FirstThree({ shortlist, presentation }: Props) {
  const { t } = useTranslation('results')
  return (
    <>
      {presentation === 'trial' ? <p>{t('even.lead')}</p> : null}
      <h2>{t(`firsts.${shortlist.isTrial ? 'trial' : presentation}`)}</h2>
      {shortlist.list.length > 0 ? (
        <Firsts items={shortlist.list.slice(0, FIRST_PROFESSIONS).map(firstOf)} />
      ) : (
        <p>{t('shortlist.none')}</p>
      )}
    </>
  )
}

/** Explains what results from careless answers can and cannot be used for. */
export function Draft({ careless }: { careless: string | null }) {
  const { t } = useTranslation('results')
  return (
    <Stack as="section" aria-labelledby="draft">
      <h2 id="draft">{t('draft.title')}</h2>
      <Conclusion>{t('draft.said')}</Conclusion>
      <Text>{careless}</Text>
      <Text>{t('draft.text')}</Text>
    </Stack>
  )
}

/** The other professions of the list and its reasons. If no reliable order is possible, suggestions instead. */
export function FurtherProfessions({ shortlist, presentation, results }: Props & Pick<LoadedResults, 'results'>) {
  const { t } = useTranslation('results')
  const rest = shortlist.list.slice(FIRST_PROFESSIONS)
  if (presentation === 'trial') {
    return (
      <Stack as="section" aria-labelledby="try">
        <h2 id="try">{t('try.title')}</h2>
        <Cards
          items={([1, 2, 3] as const).map(at => ({ id: `${at}`, title: t(`try.${at}`), text: t(`try.${at}.text`) }))}
        />
        <Fold title={t('rest.trial')} says={t('rest.trial.says')}>
          <Firsts items={rest.map(firstOf)} rest />
        </Fold>
        {shortlist.hasSubjects ? null : <SubjectsCount results={results} />}
      </Stack>
    )
  }
  return (
    <>
      {rest.length > 0 ? (
        <Stack as="section" aria-labelledby="rest">
          <h2 id="rest">{t('rest.title')}</h2>
          <Firsts items={rest.map(firstOf)} rest />
          {shortlist.contrast ? <Contrast profession={shortlist.contrast} /> : null}
        </Stack>
      ) : null}
      {shortlist.hasSubjects ? null : <SubjectsCount results={results} />}
      <Why results={results} />
    </>
  )
}

/** Link to select favourite subjects, which changes the list; afterwards the user returns here. */
function SubjectsCount({ results }: Pick<LoadedResults, 'results'>) {
  const { t } = useTranslation('results')
  const here = pathOf('results', { testId: results.test.id })
  return (
    <Text as="p">
      {t('subjects.none')} <Link to={pathOf('interests', null, { redirect: here })}>{t('subjects.go')}</Link>
    </Text>
  )
}

function firstOf({ id, field, title, lang, reason }: Listed): First {
  return { id, to: pathOf('profession', { professionId: id }), field, title, reason, ...(lang && { lang }) }
}

function Contrast({ profession }: { profession: NonNullable<Props['shortlist']['contrast']> }) {
  const { t } = useTranslation('results')
  return (
    <Text as="p">
      <b>{t('rest.contrast')}</b>{' '}
      <Link to={pathOf('profession', { professionId: profession.id })}>{profession.title}</Link>.{' '}
      {t('rest.contrast.why')} <Link to={pathOf('professions')}>{t('rest.choose')}</Link>.
    </Text>
  )
}

/** High interests with their bands. Only these count as reasons. */
function Why({ results }: Pick<LoadedResults, 'results'>) {
  const { t } = useTranslation('results')
  const strong = results.scales
    .filter(({ low }) => Math.round(low) > 50)
    .toSorted((one, other) => other.score - one.score)
  return (
    <Stack as="section" aria-labelledby="why">
      <h2 id="why">{t('why.title')}</h2>
      <Conclusion>
        {t('why.some', { count: strong.length })}{' '}
        {areAlike(results.scales.filter(scale => !strong.includes(scale))) ? t('why.rest') : null}
      </Conclusion>
      <ScoreList as="ol">
        {strong.map(scale => (
          <Scale key={scale.key} scale={scale} />
        ))}
      </ScoreList>
      <Text>{t('why.text')}</Text>
    </Stack>
  )
}

/** Checks whether the bands of all scales overlap, so that none stands out. */
function areAlike(scales: LoadedResults['results']['scales']) {
  return scales.length > 1 && Math.max(...scales.map(({ low }) => low)) <= Math.min(...scales.map(({ high }) => high))
}
