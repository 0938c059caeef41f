import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { ScoreLegend, ScoreList, ScoreRow } from '#app/ui/charts.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Row, Split, Stack, Text } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedResults } from './results.tsx'

type Results = LoadedResults['results']

/** The scales as picture, words and table: sentence, then picture, then numbers. */
export function ScaleResults({ results }: { results: Results }) {
  const { t } = useTranslation('results')
  const scales = results.scales.toSorted((one, other) => other.score - one.score)
  // With every band around the middle one sentence says it for all.
  const flat = scales.every(({ text }) => text === null)
  return (
    <Split
      main={
        <Stack as="section" aria-labelledby="scales">
          <h2 id="scales">{results.texts.scales}</h2>
          <Text>{flat ? results.texts.flat : t(overlaps(scales) ? 'scales.overlap' : 'scales.apart')}</Text>
          <ScoreLegend score={t('legend.score')} mean={results.norms ? t('legend.mean') : undefined} />
          <ScoreList as="ol" axis={['0', '50', '100']}>
            {scales.map(({ key, name, text, change, mean, ...score }) => (
              <ScoreRow
                key={key}
                name={name}
                {...score}
                mean={mean ?? undefined}
                label={t('scales.label', { name, ...rounded(score) })}
                note={
                  flat && !change ? undefined : (
                    <ScaleNote text={flat ? null : (text ?? results.texts.middle)} change={change} />
                  )
                }
              />
            ))}
          </ScoreList>
          <ScaleTable scales={scales} name={results.texts.scale} />
        </Stack>
      }
      aside={
        <>
          <Note title={t('read.title')}>
            <p>{results.texts.read}</p>
          </Note>
          <Norms results={results} />
          {results.attempts.length > 1 ? <Attempts results={results} /> : null}
        </>
      }
    />
  )
}

/** What the score says, and on a line of its own what changed reliably. */
function ScaleNote({ text, change }: { text: string | null; change: number | null }) {
  const { t } = useTranslation('results')
  return (
    <>
      {text}
      {text && change ? <br /> : null}
      {change ? <b>{t(changeKey(change))}</b> : null}
    </>
  )
}

function ScaleTable({ scales, name }: { scales: Results['scales']; name: string }) {
  const { t } = useTranslation('results')
  return (
    <Disclosure summary={t('table.open')}>
      <Table
        caption={t('table.caption')}
        columns={[
          { key: 'scale', label: name },
          { key: 'score', label: t('table.score'), end: true },
          { key: 'band', label: t('table.band'), end: true },
          { key: 'change', label: t('table.change') },
        ]}
        rows={scales.map(({ key, name: header, change, ...score }) => {
          const { score: value, low, high } = rounded(score)
          return { key, header, cells: [value, `${low}–${high}`, t(changeKey(change))] }
        })}
      />
    </Disclosure>
  )
}

function changeKey(change: number | null) {
  if (change === null) return 'change.first' as const
  return change === 0 ? ('change.none' as const) : change > 0 ? ('change.up' as const) : ('change.down' as const)
}

function Norms({ results }: { results: Results }) {
  const { t } = useTranslation('results')
  return (
    <Note title={t('norms.title')}>
      <p>
        {results.norms
          ? t('norms.known', { count: results.norms.n })
          : t('norms.none', { alpha: results.designAlphaText })}
      </p>
    </Note>
  )
}

function Attempts({ results }: { results: Results }) {
  const { t } = useTranslation('results')
  return (
    <Note title={t('attempts.title')}>
      {results.test.kind === 'INTERESTS' ? <p>{t('attempts.text')}</p> : null}
      {results.attempts.map(({ id, on }) => (
        <Row key={id}>
          {id === results.attemptId ? (
            <b>{t('attempts.shown', { date: on })}</b>
          ) : (
            <QuietLink to={pathOf('results', { testId: results.test.id }, { attempt: id })}>{on}</QuietLink>
          )}
        </Row>
      ))}
    </Note>
  )
}

/** Whether neighbouring bands overlap, so that the order between them may be chance. */
function overlaps(scales: Results['scales']) {
  return scales.some((scale, index) => {
    const next = scales[index + 1]
    return next !== undefined && next.high >= scale.low
  })
}

function rounded<S extends { score: number; low: number; high: number }>({ score, low, high }: S) {
  return { score: Math.round(score), low: Math.round(low), high: Math.round(high) }
}
