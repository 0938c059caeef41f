import { useTranslation } from '#app/i18n/use-translation.ts'
import { RangeBar } from '#app/ui/charts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Conclusion, Small } from '#app/ui/prose.tsx'
import type { LoadedProfession } from './show.tsx'

type Pay = NonNullable<LoadedProfession['profession']['pay']>

/** Pay figure of the profession with source and period, if there is one, and pay in general. */
export function PaySection({ pay }: { pay: Pay }) {
  const { t } = useTranslation('profession')
  return (
    <Stack as="section" aria-labelledby="pay">
      <h2 id="pay">{t('pay')}</h2>
      {pay.figure ? <Figure figure={pay.figure} /> : null}
      {pay.way ? <Text>{pay.way}</Text> : null}
      {pay.none ? <Small>{pay.none}</Small> : null}
    </Stack>
  )
}

function Figure({ figure }: { figure: NonNullable<Pay['figure']> }) {
  const { averageText, range, of, also, source } = figure
  return (
    <>
      <Conclusion>{averageText}</Conclusion>
      {range ? (
        <>
          <RangeBar
            low={range.low}
            high={range.high}
            mid={range.average}
            max={Math.ceil(range.high / 500_000) * 500_000}
            label={range.text}
          />
          <Text>{range.text}</Text>
        </>
      ) : null}
      <Text>{of}</Text>
      {also.map(other => (
        <Text key={other}>{other}</Text>
      ))}
      <Small>{source}</Small>
    </>
  )
}
