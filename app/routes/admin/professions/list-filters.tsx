import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Columns, Panel, Row, Stack } from '#app/ui/layout.tsx'
import type { LoadedProfessions } from './list.tsx'

/** Filter of the list as a GET form, so that its address can be bookmarked. */
export function ProfessionFilters({ loaded: { query, choices } }: { loaded: LoadedProfessions }) {
  const { t } = useTranslation('adminProfessions')
  const asked = [query.q, query.field, query.state, query.missing].some(Boolean)
  return (
    <Panel noPrint>
      {/* The key resets the fields to the filter of the new address. */}
      <Form method="get" action={adminPathOf('adminProfessions')} role="search" key={JSON.stringify(query)}>
        <Stack>
          <Columns>
            <Field id="q" name="q" type="search" label={t('q')} defaultValue={query.q} maxLength={100} />
            {(['field', 'state', 'missing'] as const).map(name => (
              <Select
                key={name}
                id={name}
                name={name}
                label={t(`filter.${name}`)}
                placeholder={t('any')}
                defaultValue={query[name] ?? ''}
                options={choices[name]}
              />
            ))}
          </Columns>
          <Row>
            <Button>{t('find')}</Button>
            {asked ? <QuietLink to={adminPathOf('adminProfessions')}>{t('clear')}</QuietLink> : null}
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
