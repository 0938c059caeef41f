import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Asking, Columns, Row, Stack } from '#app/ui/layout.tsx'
import type { LoadedProjects } from './list.tsx'

/** Filter of the list as a GET form, so that its address can be bookmarked. The search field is always open; the other
 *  filters are collapsed until one is set. */
export function Filters({ list, fields, filter, short, refined, clear }: LoadedProjects) {
  const { t } = useTranslation('projects')
  if (!fields) return null
  return (
    <Form method="get" action={pathOf('projects')} role="search" aria-label={t('filter')}>
      {list === 'fits' ? null : <input type="hidden" name="list" value={list} />}
      <Stack gap="s">
        <Asking
          end={
            <>
              <Button kind="second">{t('find')}</Button>
              {clear ? <QuietLink to={clear}>{t('clear')}</QuietLink> : null}
            </>
          }
        >
          <Field
            id="q"
            name="q"
            type="search"
            label={t('q')}
            error={short ? t('short') : undefined}
            defaultValue={filter.q}
            maxLength={100}
          />
        </Asking>
        <Disclosure summary={t('refine')} open={refined}>
          <Refined fields={fields} filter={filter} />
        </Disclosure>
      </Stack>
    </Form>
  )
}

type Fields = { fields: NonNullable<LoadedProjects['fields']>; filter: LoadedProjects['filter'] }

function Refined({ fields, filter }: Fields) {
  const { t } = useTranslation('projects')
  const any = (name: 'status' | 'interest' | 'city') => ({
    id: name,
    name,
    label: t(name),
    placeholder: t(`${name}.any`),
  })
  return (
    <Stack>
      <Columns min="narrow">
        {fields.statuses ? (
          <Select {...any('status')} options={fields.statuses} defaultValue={filter.status ?? ''} />
        ) : null}
        <Field
          id="skill"
          name="skill"
          label={t('skill')}
          hint={t('skillHint')}
          list="skills"
          defaultValue={fields.skill}
          maxLength={100}
        />
        <Select {...any('interest')} options={fields.interests} defaultValue={filter.interest ?? ''} />
        <Select {...any('city')} options={fields.cities} defaultValue={filter.city ?? ''} />
      </Columns>
      <datalist id="skills">
        {fields.skills.map(skill => (
          <option key={skill} value={skill} />
        ))}
      </datalist>
      {fields.ownSchool ? (
        <Checkbox id="school" name="school" value="own" label={t('school')} defaultChecked={filter.own} />
      ) : null}
      <Row>
        <Button kind="second">{t('show')}</Button>
      </Row>
    </Stack>
  )
}
