import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ComparisonTexts, HistoryTexts } from '#app/wording/admission/history-texts.server.ts'

type ComparisonProps = { made: HistoryTexts[]; chosen: (string | null)[]; comparison: ComparisonTexts | null }

export function Comparison({ made, chosen, comparison }: ComparisonProps) {
  const { t } = useTranslation('chances')
  const options = made.map(({ id, on }) => ({ value: id, label: on }))
  return (
    <Stack as="section" aria-labelledby="compare">
      <h2 id="compare">{t('compare.title')}</h2>
      <Form method="get" action={pathOf('admissions')}>
        <Stack>
          <Columns>
            {(['one', 'other'] as const).map((side, at) => (
              <Select
                key={side}
                id={side}
                name={side}
                label={t(`history.${side}`)}
                options={options}
                // Until two are selected, the last two analyses are compared.
                defaultValue={chosen[at] ?? made[1 - at]?.id ?? ''}
              />
            ))}
          </Columns>
          <div>
            <Button kind="second">{t('history.compare')}</Button>
          </div>
        </Stack>
      </Form>
      {comparison ? (
        <Table
          caption={t('compare.caption')}
          columns={[
            { key: 'programme', label: t('column.programme') },
            { key: 'one', label: comparison.days[0] },
            { key: 'other', label: comparison.days[1] },
          ]}
          rows={comparison.rows.map(({ id, name, chances }) => ({
            key: id,
            header: name,
            cells: chances.map(chance => chance ?? t('compare.none')),
          }))}
        />
      ) : null}
    </Stack>
  )
}
