import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Asking, Panel } from '#app/ui/layout.tsx'
import type { LoadedUsers } from './list.tsx'

/** Filter of the list as a GET form, so that its address can be bookmarked. */
export function UserFilters({ loaded: { filter, choices } }: { loaded: LoadedUsers }) {
  const { t } = useTranslation('users')
  const asked = Object.values(filter).some(Boolean)
  return (
    <Panel noPrint>
      {/* The key resets the fields to the filter of the new address. */}
      <Form method="get" action={adminPathOf('users')} role="search" key={JSON.stringify(filter)}>
        {filter.organization ? <input type="hidden" name="organization" value={filter.organization} /> : null}
        <Asking
          end={
            <>
              <Button>{t('find')}</Button>
              {filter.organization ? (
                <QuietLink to={adminPathOf('users', null, { ...filter, organization: null })}>
                  {t('anyOrganization')}
                </QuietLink>
              ) : null}
              {asked ? <QuietLink to={adminPathOf('users')}>{t('clear')}</QuietLink> : null}
            </>
          }
        >
          <Field id="q" name="q" type="search" label={t('q')} defaultValue={filter.q} maxLength={100} />
          <Select
            id="role"
            name="role"
            label={t('role')}
            placeholder={t('any')}
            defaultValue={filter.role ?? ''}
            options={choices.roles.map(value => ({ value, label: t(`role.${value}`) }))}
          />
          <Select
            id="state"
            name="state"
            label={t('state')}
            placeholder={t('any')}
            defaultValue={filter.state ?? ''}
            options={choices.states.map(value => ({ value, label: t(`state.${value}`) }))}
          />
          <Select
            id="subscription"
            name="subscription"
            label={t('subscription')}
            placeholder={t('any')}
            defaultValue={filter.subscription ?? ''}
            options={choices.subscriptions.map(value => ({ value, label: t(`subscription.${value}`) }))}
          />
        </Asking>
      </Form>
    </Panel>
  )
}
