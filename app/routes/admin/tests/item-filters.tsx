import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Select } from '#app/ui/field.tsx'
import { Columns, Panel, Row, Stack } from '#app/ui/layout.tsx'
import type { LoadedTest } from './show.tsx'

/** Filter of the items and choice of the language of their figures, as a GET form so that its address can be
 *  bookmarked. */
export function ItemFilters({ loaded: { test, query, scales, languages } }: { loaded: LoadedTest }) {
  const { t } = useTranslation('adminTests')
  if (scales.length === 0) return null
  return (
    <Panel noPrint>
      <Form method="get" action={`${adminPathOf('adminTest', { testId: test.id })}#items`} key={JSON.stringify(query)}>
        {query.version ? <input type="hidden" name="version" value={query.version} /> : null}
        <Stack>
          <Columns>
            <Select
              id="scale"
              name="scale"
              label={t('field.scale')}
              placeholder={t('allScales')}
              defaultValue={query.scale ?? ''}
              options={scales.map(({ key, name, lang }) => ({ value: key, label: name, lang }))}
            />
            {languages.length > 0 ? (
              <Select
                id="language"
                name="language"
                label={t('figuresIn')}
                defaultValue={query.language ?? ''}
                options={languages}
              />
            ) : null}
          </Columns>
          {languages.length > 0 ? (
            <Checkbox id="weak" name="weak" value="on" label={t('onlyWeak')} defaultChecked={query.weak} />
          ) : null}
          <Row>
            <Button kind="second">{t('show')}</Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
