import { FIRST_PROFESSIONS } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { type First, Firsts } from '#app/ui/answer.tsx'
import { Cards } from '#app/ui/cards.tsx'
import { ScoreList } from '#app/ui/charts.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Said } from '#app/ui/prose.tsx'
import type { Telling } from '#app/wording/tests/results-texts.server.ts'
import type { LoadedResults } from './results.tsx'
import { Scale } from './scale-results.tsx'

type Props = { shortlist: NonNullable<LoadedResults['shortlist']>; telling: Telling }
type Listed = Props['shortlist']['list'][number]

/** What to begin with: three professions, each with one thing done there. */
export function FirstThree({ shortlist, telling }: Props) {
  const { t } = useTranslation('results')
  return (
    <>
      {telling === 'trial' ? <p>{t('even.lead')}</p> : null}
      <h2>{t(`firsts.${shortlist.isTrial ? 'trial' : telling}`)}</h2>
      {shortlist.list.length > 0 ? (
        <Firsts items={shortlist.list.slice(0, FIRST_PROFESSIONS).map(firstOf)} />
      ) : (
        <p>{t('shortlist.none')}</p>
      )}
    </>
  )
}

/** What hasty answers are good for, and what they are not. */
export function Draft({ careless }: { careless: string | null }) {
  const { t } = useTranslation('results')
  return (
    <Stack as="section" aria-labelledby="draft">
      <h2 id="draft">{t('draft.title')}</h2>
      <Said>{t('draft.said')}</Said>
      <Text>{careless}</Text>
      <Text>{t('draft.text')}</Text>
    </Stack>
  )
}

/** The others of the list and what it rests on; or what helps more than a list where none can be made. */
export function FurtherProfessions({ shortlist, telling, results }: Props & Pick<LoadedResults, 'results'>) {
  const { t } = useTranslation('results')
  const rest = shortlist.list.slice(FIRST_PROFESSIONS)
  if (telling === 'trial') {
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

/** What one likes is asked for here, where it changes something; then one comes back to this list. */
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

/** The interests that are strong, with their bands: nothing else is a reason. */
function Why({ results }: Pick<LoadedResults, 'results'>) {
  const { t } = useTranslation('results')
  const strong = results.scales
    .filter(({ low }) => Math.round(low) > 50)
    .toSorted((one, other) => other.score - one.score)
  return (
    <Stack as="section" aria-labelledby="why">
      <h2 id="why">{t('why.title')}</h2>
      <Said>
        {t('why.some', { count: strong.length })}{' '}
        {areAlike(results.scales.filter(scale => !strong.includes(scale))) ? t('why.rest') : null}
      </Said>
      <ScoreList as="ol">
        {strong.map(scale => (
          <Scale key={scale.key} scale={scale} />
        ))}
      </ScoreList>
      <Text>{t('why.text')}</Text>
    </Stack>
  )
}

/** Whether the bands of scales all share a place, so that none can be told from another. */
function areAlike(scales: LoadedResults['results']['scales']) {
  return scales.length > 1 && Math.max(...scales.map(({ low }) => low)) <= Math.min(...scales.map(({ high }) => high))
}
