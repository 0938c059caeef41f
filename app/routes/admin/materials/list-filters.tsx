import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Checkbox, Field, type Option, Select } from '#app/ui/field.tsx'
import { Columns, Panel, Row, Stack } from '#app/ui/layout.tsx'
import type { LoadedMaterials } from './list.tsx'

/** Filter of the list as a GET form, so that its address can be bookmarked. */
export function MaterialFilters({ loaded }: { loaded: LoadedMaterials }) {
  const { t } = useTranslation('adminMaterials')
  const { query, choices, links } = loaded
  const { q, skill, language, kind, state, link, unseen } = query
  const asked = [q, skill, language, kind, state, link, unseen].some(Boolean)
  const choice = (name: 'skill' | 'language' | 'kind' | 'state' | 'link', options: Option[]) => (
    <Select
      id={name}
      name={name}
      label={t(`filter.${name}`)}
      placeholder={t('any')}
      defaultValue={query[name] ?? ''}
      options={options}
    />
  )
  return (
    <Panel noPrint>
      {/* The key resets the fields to the filter of the new address. */}
      <Form method="get" action={adminPathOf('materials')} role="search" key={JSON.stringify(query)}>
        <Stack>
          <Columns>
            <Field id="q" name="q" type="search" label={t('q')} defaultValue={query.q} maxLength={100} />
            {choice('skill', choices.skills)}
            {choice('language', choices.languages)}
            {choice('kind', choices.kinds)}
            {choice(
              'state',
              (['used', 'retired'] as const).map(value => ({ value, label: t(`state.${value}`) })),
            )}
            {choice('link', links)}
          </Columns>
          <Checkbox id="unseen" name="unseen" value="on" label={t('filter.unseen')} defaultChecked={query.unseen} />
          <Row>
            <Button>{t('find')}</Button>
            {asked ? <QuietLink to={adminPathOf('materials')}>{t('clear')}</QuietLink> : null}
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
