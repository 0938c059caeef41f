import { useTranslation } from '#app/i18n/use-translation.ts'
import { RangeBar } from '#app/ui/charts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Said, Small } from '#app/ui/prose.tsx'
import type { LoadedProfession } from './show.tsx'

type Pay = NonNullable<LoadedProfession['profession']['pay']>

/** The pay figure with what exactly it is an average of, its source and period. */
export function PaySection({ pay }: { pay: Pay }) {
  const { t } = useTranslation('profession')
  const range = pay.lowText && pay.highText ? { low: pay.lowText, high: pay.highText } : null
  return (
    <Stack as="section" aria-labelledby="pay">
      <h2 id="pay">{t('pay')}</h2>
      <Said>{t('pay.said', { amount: pay.averageText })}</Said>
      {range && pay.low && pay.high ? (
        <>
          <RangeBar
            low={pay.low}
            high={pay.high}
            mid={pay.average}
            max={Math.ceil(pay.high / 500_000) * 500_000}
            label={t('pay.range', range)}
          />
          <Text>{t('pay.range', range)}</Text>
        </>
      ) : null}
      <Text>{t(`pay.scope.${pay.scope}`, { label: pay.label })}</Text>
      <Small>{t('pay.source', { source: pay.source, period: pay.period, site: pay.site })}</Small>
    </Stack>
  )
}
