import { useTranslation } from '#app/i18n/use-translation.ts'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table, Unbroken } from '#app/ui/table.tsx'
import type { ShownSheet } from './show.tsx'

/** Shows how the published accuracy figures of the estimated chances would change. */
export function FitChange({ shown: { fit, state, news } }: { shown: ShownSheet }) {
  const { t } = useTranslation('grantImports')
  const { t: tScience } = useTranslation('science')
  if (state !== 'READY') return null
  return (
    <Stack as="section" aria-labelledby="fit">
      <h2 id="fit">{t('fitTitle')}</h2>
      {fit ? (
        <>
          <Text>{t(fit.isSame ? 'fitSame' : 'fitText')}</Text>
          <Facts
            items={[
              { term: t('now'), text: fit.before },
              { term: t('then'), text: fit.after },
            ]}
          />
          <Table
            caption={t('fitCaption')}
            columns={[
              { key: 'year', label: tScience('chance.year') },
              ...(['brier', 'calibration', 'told', 'held'] as const).map(key => ({
                key,
                label: tScience(`chance.${key}`),
                end: true,
              })),
            ]}
            rows={fit.rows.map(({ key, header, cases, cells }) => ({
              key,
              header: (
                <>
                  <Unbroken>{header}</Unbroken>
                  <Small>{tScience('chance.ofCases', { cases })}</Small>
                </>
              ),
              cells,
            }))}
          />
        </>
      ) : (
        <Text>{t(news > 0 ? 'fitNone' : 'nothingNew')}</Text>
      )}
    </Stack>
  )
}
