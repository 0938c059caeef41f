import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Asking, Panel } from '#app/ui/layout.tsx'
import type { LoadedOrganizations } from './list.tsx'

/** Filter of the list as a GET form, so that its address can be bookmarked. */
export function OrganizationFilters({ loaded }: { loaded: LoadedOrganizations }) {
  const { t } = useTranslation('organizations')
  const { query, types, subscriptions, cities } = loaded
  const asked = query.q || query.type || query.cityId || query.subscription
  return (
    <Panel noPrint>
      {/* The key resets the fields to the filter of the new address. */}
      <Form method="get" action={adminPathOf('organizations')} role="search" key={JSON.stringify(query)}>
        <Asking
          end={
            <>
              <Button>{t('find')}</Button>
              {asked ? <QuietLink to={adminPathOf('organizations')}>{t('clear')}</QuietLink> : null}
            </>
          }
        >
          <Field id="q" name="q" type="search" label={t('q')} defaultValue={query.q} maxLength={100} />
          <Select
            id="type"
            name="type"
            label={t('type')}
            placeholder={t('any')}
            defaultValue={query.type ?? ''}
            options={types.map(value => ({ value, label: t(`type.${value}`) }))}
          />
          <Select
            id="city"
            name="city"
            label={t('cityId')}
            placeholder={t('any')}
            defaultValue={query.cityId ?? ''}
            options={cities}
          />
          <Select
            id="subscription"
            name="subscription"
            label={t('subscription')}
            placeholder={t('any')}
            defaultValue={query.subscription ?? ''}
            options={subscriptions.map(value => ({ value, label: t(`subscription.${value}`) }))}
          />
        </Asking>
      </Form>
    </Panel>
  )
}
