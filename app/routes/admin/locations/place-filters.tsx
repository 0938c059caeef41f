import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Columns, Panel, Row, Stack } from '#app/ui/layout.tsx'
import { pagesOf } from './kinds.ts'
import type { LoadedPlaces } from './place-list.server.ts'

/** Filter of the list as a GET form, so that its address can be bookmarked. */
export function PlaceFilters({ table, query, choices }: Pick<LoadedPlaces, 'table' | 'query' | 'choices'>) {
  const { t } = useTranslation('locations')
  const { list } = pagesOf[table]
  const asked = query.q || query.countryId || query.region
  return (
    <Panel noPrint>
      {/* The key resets the fields to the filter of the new address. */}
      <Form method="get" action={adminPathOf(list)} role="search" key={JSON.stringify(query)}>
        <Stack>
          <Columns>
            <Field
              id="q"
              name="q"
              type="search"
              label={t('q')}
              hint={t('qHint')}
              defaultValue={query.q}
              maxLength={100}
            />
            {table === 'City' ? (
              <>
                <Select
                  id="country"
                  name="country"
                  label={t('countryId')}
                  placeholder={t('any')}
                  defaultValue={query.countryId ?? ''}
                  options={choices.countries}
                />
                <Select
                  id="region"
                  name="region"
                  label={t('region')}
                  placeholder={t('any')}
                  defaultValue={query.region ?? ''}
                  options={choices.regions}
                />
              </>
            ) : null}
          </Columns>
          <Row>
            <Button>{t('find')}</Button>
            {asked ? <QuietLink to={adminPathOf(list)}>{t('clear')}</QuietLink> : null}
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
