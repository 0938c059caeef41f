import { Form } from '@remix-run/react'
import { memberStatuses } from '#app/domain/access/roles.ts'
import { NO_GROUP, progresses } from '#app/domain/organizations/students-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Asking, Panel } from '#app/ui/layout.tsx'
import type { LoadedStudents } from './list.tsx'

/** Filter of the table as a GET form, so that its address can be bookmarked. */
export function StudentFilters({ loaded: { orgId, filter, filtered, groups } }: { loaded: LoadedStudents }) {
  const { t } = useTranslation('students')
  const here = adminPathOf('students', { orgId })
  return (
    <Panel noPrint>
      <Form method="get" action={here} role="search" aria-label={t('filter')} key={JSON.stringify(filter)}>
        <Asking
          end={
            <>
              <Button kind="second">{t('show')}</Button>
              {filtered ? <QuietLink to={here}>{t('showAll')}</QuietLink> : null}
            </>
          }
        >
          <Field id="q" name="q" type="search" label={t('q')} maxLength={100} defaultValue={filter.q} />
          <Select
            id="group"
            name="group"
            label={t('group')}
            placeholder={t('any')}
            defaultValue={filter.group ?? ''}
            options={[
              ...groups.map(({ id, code }) => ({ value: id, label: code })),
              { value: NO_GROUP, label: t('group.none') },
            ]}
          />
          <Select
            id="progress"
            name="progress"
            label={t('progress')}
            placeholder={t('any')}
            defaultValue={filter.progress ?? ''}
            options={progresses.map(value => ({ value, label: t(`progress.${value}`) }))}
          />
          <Select
            id="status"
            name="status"
            label={t('status')}
            placeholder={t('any')}
            defaultValue={filter.status ?? ''}
            options={memberStatuses.map(value => ({ value, label: t(`status.${value}`) }))}
          />
        </Asking>
      </Form>
    </Panel>
  )
}
