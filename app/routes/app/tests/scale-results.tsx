import { useTranslation } from '#app/i18n/use-translation.ts'
import { ScoreLegend, ScoreList, ScoreRow } from '#app/ui/charts.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedResults } from './results.tsx'

type Results = LoadedResults['results']
type ScaleResult = Results['scales'][number]

/** Results of the scales as text, chart and table. Collapsed when a shortlist is shown. */
export function ScaleResults({ results, folded = false }: { results: Results; folded?: boolean }) {
  const { t } = useTranslation('results')
  if (folded) {
    return (
      <Fold title={results.texts.scales} says={t(results.norms ? 'scales.says.norms' : 'scales.says')}>
        <Scales results={results} />
      </Fold>
    )
  }
  return (
    <Stack as="section" aria-labelledby="scales">
      <h2 id="scales">{results.texts.scales}</h2>
      <Scales results={results} />
    </Stack>
  )
}

function Scales({ results }: { results: Results }) {
  const { t } = useTranslation('results')
  const scales = results.scales.toSorted((one, other) => other.score - one.score)
  // If the bands of several scales include the middle, one sentence covers them all.
  const even = scales.filter(({ text }) => text === null).length
  const { flat, middles, middle } = results.texts
  return (
    <Stack>
      {even > 1 ? <Text>{even === scales.length ? flat : middles}</Text> : null}
      <ScoreLegend score={t('legend.score')} mean={results.norms ? t('legend.mean') : undefined} />
      <ScoreList as="ol" axis={['0', '50', '100']}>
        {scales.map(scale => (
          <Scale key={scale.key} scale={scale} note={<ScaleNote scale={scale} middle={even > 1 ? null : middle} />} />
        ))}
      </ScoreList>
      <ScaleTable scales={scales} name={results.texts.scale} />
    </Stack>
  )
}

/** A scale with its plain name, score and band. */
export function Scale({ scale, note }: { scale: ScaleResult; note?: React.ReactNode }) {
  const { t } = useTranslation('results')
  const { name, score, low, high, mean } = scale
  return (
    <ScoreRow
      name={name}
      {...{ score, low, high }}
      mean={mean ?? undefined}
      label={t('scales.label', { name, ...rounded(scale) })}
      note={note}
    />
  )
}

/** Explains the scale and its score; a reliable change has a line of its own. */
function ScaleNote({ scale: { hint, text, change }, middle }: { scale: ScaleResult; middle: string | null }) {
  const { t } = useTranslation('results')
  return (
    <>
      {[hint, text ?? middle].filter(Boolean).join(' ')}
      {change ? (
        <>
          <br />
          <b>{t(changeKey(change))}</b>
        </>
      ) : null}
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

function rounded<S extends { score: number; low: number; high: number }>({ score, low, high }: S) {
  return { score: Math.round(score), low: Math.round(low), high: Math.round(high) }
}
