import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Asking, Panel } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedAudit } from './list.tsx'

/** Filter of the audit log as a GET form, so that its address can be bookmarked, with a download of the result. */
export function AuditFilters({ loaded: { filter, kinds } }: { loaded: LoadedAudit }) {
  const { t } = useTranslation('auditLog')
  const asked = Object.values(filter).some(Boolean)
  return (
    <Panel noPrint>
      {/* The key resets the fields to the filter of the new address. */}
      <Form method="get" action={adminPathOf('audit')} role="search" key={JSON.stringify(filter)}>
        <Asking
          end={
            <>
              <Button>{t('find')}</Button>
              <QuietLink to={adminPathOf('exportAudit', null, filter)} reload download>
                {t('export')}
              </QuietLink>
              {asked ? <QuietLink to={adminPathOf('audit')}>{t('clear')}</QuietLink> : null}
            </>
          }
        >
          <Select
            id="kind"
            name="kind"
            label={t('kind')}
            placeholder={t('any')}
            defaultValue={filter.kind ?? ''}
            options={kinds.map(value => ({ value, label: t(`kind.${value}`) }))}
          />
          <Field
            id="person"
            name="person"
            label={t('person')}
            hint={t('personHint')}
            defaultValue={filter.person ?? ''}
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field id="from" name="from" type="date" label={t('from')} defaultValue={filter.from ?? ''} />
          <Field id="to" name="to" type="date" label={t('to')} defaultValue={filter.to ?? ''} />
        </Asking>
        <Small>{t('exportHint')}</Small>
      </Form>
    </Panel>
  )
}
