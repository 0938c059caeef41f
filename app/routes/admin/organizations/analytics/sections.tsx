import { BarList, MonthColumns } from '#app/ui/bars.tsx'
import { ScoreLegend, ScoreList, ScoreRow } from '#app/ui/charts.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Columns, Stack, Text } from '#app/ui/layout.tsx'
import { Legend, LegendBar } from '#app/ui/legend-bar.tsx'
import { Small } from '#app/ui/prose.tsx'
import { ScreenFold } from '#app/ui/report.tsx'
import { Table } from '#app/ui/table.tsx'
import type { FiguresTexts } from '#app/wording/analytics/figures-texts.server.ts'

/** The six interests with their bands, or the reason why they are not shown. */
export function Interests({ interests: { details, few } }: Pick<FiguresTexts, 'interests'>) {
  if (!details) return <Text>{few}</Text>
  return (
    <Stack>
      <Text>{details.text}</Text>
      <ScoreList axis={['0', '50', '100']}>
        {details.rows.map(({ key, name, mean, low, high, label }) => (
          <ScoreRow key={key} name={name} score={mean} low={low} high={high} label={label} />
        ))}
      </ScoreList>
      <ScoreLegend score={details.legend} />
      <Small>{details.note}</Small>
    </Stack>
  )
}

/** Most frequent professions and institutions. */
export function Tops({ tops: { text, lists } }: Pick<FiguresTexts, 'tops'>) {
  return (
    <Stack>
      <Text>{text}</Text>
      <Columns min="wide">
        {lists.map(({ id, title, empty, items, note }) => (
          <Stack gap="s" key={id}>
            <h3>{title}</h3>
            {empty ? <Text>{empty}</Text> : <BarList items={items} />}
            {note ? <Small>{note}</Small> : null}
          </Stack>
        ))}
      </Columns>
    </Stack>
  )
}

export function Plans({ plans: { texts, chances } }: Pick<FiguresTexts, 'plans'>) {
  return (
    <Stack>
      {texts.map(text => (
        <Text key={text}>{text}</Text>
      ))}
      <Text>{chances.text}</Text>
      {chances.bar ? <LegendBar {...chances.bar} /> : null}
      {chances.note ? <Small>{chances.note}</Small> : null}
    </Stack>
  )
}

/** Last year by month. The table is not printed, as paper has no room for it. */
export function Months({ months }: { months: NonNullable<FiguresTexts['months']> }) {
  const { columns } = months
  return (
    <Stack>
      <Text>{months.text}</Text>
      <MonthColumns months={months.months} label={months.label} />
      <Legend
        items={[
          { tone: 1, label: months.legend[0] },
          { tone: 3, label: months.legend[1] },
        ]}
      />
      <ScreenFold>
        <Disclosure summary={months.table}>
          <Table
            caption={months.caption}
            columns={[
              { key: 'month', label: columns.month },
              { key: 'tests', label: columns.tests, end: true },
              { key: 'tasks', label: columns.tasks, end: true },
            ]}
            rows={months.months.map(({ id, month, tests, tasks }) => ({
              key: id,
              header: month,
              cells: [tests, tasks],
            }))}
            stacked={false}
          />
        </Disclosure>
      </ScreenFold>
    </Stack>
  )
}
