import { useTranslation } from '#app/i18n/use-translation.ts'
import { CalibrationChart } from '#app/ui/calibration-chart.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Bullets, Small } from '#app/ui/prose.tsx'
import { Table, Unbroken } from '#app/ui/table.tsx'
import type { chanceTexts } from '#app/wording/science/chance-texts.server.ts'

type Chance = ReturnType<typeof chanceTexts> | null

/** Basis of the grant chances: how well each year is predicted from the years before it. */
export function ChanceFigures({ chance }: { chance: Chance }) {
  const { t } = useTranslation('science')
  if (!chance) return <Text>{t('chance.none')}</Text>
  return (
    <>
      <Text>{chance.made}</Text>
      <Text>{t('chance.judged')}</Text>
      {chance.missed ? <Missed missed={chance.missed} /> : null}
      <Table
        caption={t('chance.caption')}
        columns={[
          { key: 'year', label: t('chance.year') },
          ...(['brier', 'calibration', 'told', 'held'] as const).map(key => ({
            key,
            label: t(`chance.${key}`),
            end: true,
          })),
        ]}
        rows={chance.years.map(({ key, header, cases, cells }) => ({
          key,
          header: (
            <>
              <Unbroken>{header}</Unbroken>
              <Small>{t('chance.ofCases', { cases })}</Small>
            </>
          ),
          cells,
        }))}
      />
      <Text>{chance.simple}</Text>
      {chance.heldOut ? <Judgement heldOut={chance.heldOut} /> : null}
      <Text>{t('chance.limits')}</Text>
    </>
  )
}

/** Years that missed the target, the worst first. */
function Missed({ missed: { lead, years, why, together } }: { missed: NonNullable<NonNullable<Chance>['missed']> }) {
  return (
    <>
      <Text>{lead}</Text>
      <Bullets items={years} />
      <Text>
        {why} {together}
      </Text>
    </>
  )
}

function Judgement({ heldOut }: { heldOut: NonNullable<NonNullable<Chance>['heldOut']> }) {
  const { t } = useTranslation('science')
  return (
    <>
      <Text>{heldOut.chart}</Text>
      <Text>
        <CalibrationChart label={t('chance.chartLabel')} points={heldOut.points} />
      </Text>
      <Disclosure summary={t('chance.table')}>
        <Table
          caption={t('chance.bins')}
          columns={[
            { key: 'bin', label: t('chance.bin') },
            { key: 'n', label: t('chance.cases'), end: true },
            { key: 'foretold', label: t('chance.foretold'), end: true },
            { key: 'came', label: t('chance.came'), end: true },
          ]}
          rows={heldOut.bins.map(({ header, cells }) => ({ key: header, header, cells }))}
        />
      </Disclosure>
    </>
  )
}
