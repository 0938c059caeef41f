import { Form } from '@remix-run/react'
import { institutionTypes } from '#app/domain/institutions/vocabulary.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { Columns, Panel, Row, Stack } from '#app/ui/layout.tsx'
import type { LoadedInstitutions } from './list.tsx'

/** Filter of the list as a GET form, so that its address can be bookmarked. */
export function InstitutionFilters({ loaded: { query, places } }: { loaded: LoadedInstitutions }) {
  const { t } = useTranslation('adminInstitutions')
  const { q, type, countryId, cityId, state, withoutMajors, oldCosts } = query
  const asked = [q, type, countryId, cityId, state, withoutMajors, oldCosts].some(Boolean)
  return (
    <Panel noPrint>
      {/* The key resets the fields to the filter of the new address. */}
      <Form method="get" action={adminPathOf('adminInstitutions')} role="search" key={JSON.stringify(query)}>
        <Stack>
          <Columns>
            <Field id="q" name="q" type="search" label={t('q')} defaultValue={q} maxLength={100} />
            <Select
              id="type"
              name="type"
              label={t('field.type')}
              placeholder={t('any')}
              defaultValue={type ?? ''}
              options={institutionTypes.map(value => ({ value, label: t(`type.${value}`) }))}
            />
            <Select
              id="country"
              name="country"
              label={t('country')}
              placeholder={t('any')}
              defaultValue={countryId ?? ''}
              options={places.map(({ value, label }) => ({ value, label }))}
            />
            <Select
              id="city"
              name="city"
              label={t('field.cityId')}
              placeholder={t('any')}
              defaultValue={cityId ?? ''}
              options={places}
            />
            <Select
              id="state"
              name="state"
              label={t('state')}
              placeholder={t('any')}
              defaultValue={state ?? ''}
              options={(['used', 'retired'] as const).map(value => ({ value, label: t(`state.${value}`) }))}
            />
          </Columns>
          <Stack gap="s">
            <Checkbox id="empty" name="empty" value="on" label={t('empty')} defaultChecked={withoutMajors} />
            <Checkbox id="old" name="old" value="on" label={t('old')} defaultChecked={oldCosts} />
          </Stack>
          <Row>
            <Button>{t('find')}</Button>
            {asked ? <QuietLink to={adminPathOf('adminInstitutions')}>{t('clear')}</QuietLink> : null}
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
