import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { memberStatuses } from '#app/domain/access/roles.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Checkbox, Select } from '#app/ui/field.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SelectActs } from '#app/ui/select-table.tsx'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { addressOf } from './kinds.ts'
import type { People } from './people.server.ts'
import { PeopleFilter, PeopleTable } from './people-table.tsx'

/** List of people who work for the organisation, with search, selection and bulk actions. */
export function PeoplePage() {
  const shown = useLoaderData<People>()
  const { frame, orgId, kind, filter, manages, failed, people, next, further } = shown
  const { t } = useTranslation('staff')
  const { list, add, file } = addressOf[kind]
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current={kind} />
        <PageTitle title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} />
        <Row>
          {manages ? (
            <ButtonLink to={adminPathOf(add, { orgId })} kind="second">
              {t(`${kind}.add`)}
            </ButtonLink>
          ) : null}
          <QuietLink to={adminPathOf(file, { orgId }, filter)} reload>
            {t('export')}
          </QuietLink>
        </Row>
        {failed ? <Alert tone="warn">{t('exportFailed')}</Alert> : null}
        <PeopleFilter orgId={orgId} kind={kind} filter={filter} />
        {people.length === 0 ? (
          <EmptyState title={t(filter.q || filter.status ? 'notFound' : 'none')}>
            {t(filter.q || filter.status ? 'notFoundText' : `${kind}.none`)}
          </EmptyState>
        ) : manages ? (
          <ActingPeople {...shown} />
        ) : (
          <PeopleTable {...shown} />
        )}
        <Pagination
          label={t('pages')}
          previous={further ? { to: adminPathOf(list, { orgId }, filter), label: t('first') } : undefined}
          next={next ? { to: adminPathOf(list, { orgId }, { ...filter, after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}

function ActingPeople(shown: People) {
  const { t } = useTranslation('staff')
  const form = useForm({ message: useFieldMessage('staff') })
  const tally = useActionData<{ tally?: { done: number; same: number; refused: number } }>()?.tally
  return (
    <Form method="post">
      <Stack gap="m">
        <ErrorSummary errors={form.errors} />
        {tally ? <Alert tone="warn">{t('tally', { done: tally.done, refused: tally.refused })}</Alert> : null}
        <div id="memberIds">
          <PeopleTable {...shown} />
        </div>
        <SelectActs>
          <Row>
            <Select
              {...form.choice('act')}
              label={t('act')}
              placeholder={t('actChoose')}
              options={[
                ...memberStatuses.map(status => ({ value: status, label: t(`act.${status}`) })),
                { value: 'remove', label: t('act.remove') },
              ]}
            />
            <Button kind="second">{t('actDo')}</Button>
          </Row>
          <Checkbox {...form.box('sure')} label={t('sure')} required={false} />
        </SelectActs>
      </Stack>
    </Form>
  )
}
