import { useActionData, useLoaderData } from '@remix-run/react'
import type { WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { VersionFields } from '#app/forms/version-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { LinkList, Note } from '#app/ui/card.tsx'
import { ContentHistory, ReturnedNotice } from '../../content/history.tsx'
import type { LoadedRow } from './edit-row.server.ts'
import { pagesOf } from './kinds.ts'
import { RowFields } from './row-fields.tsx'
import { useRowMessage } from './row-message.ts'

export function EditRowPage() {
  const { page, table, id, remove, kept, beginning, constraint, choices, history } = useLoaderData<LoadedRow>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('admissionCycle')
  const form = useForm({
    constraint,
    defaults: { ...beginning.values, version: String(kept.version), base: JSON.stringify(kept.values) },
    message: useRowMessage(),
  })
  const here = adminPathOf(pagesOf[table].edit, { rowId: id })
  if (conflict) return <ConflictPage conflict={conflict} leave={here} />
  return (
    <>
      {/* Another version to begin with is another form. */}
      <FormPage
        key={JSON.stringify(beginning)}
        form={form}
        title={page.title}
        action={here}
        notice={<ReturnedNotice returned={beginning.returned} />}
        hidden={
          <VersionFields
            version={form.field('version').defaultValue ?? ''}
            base={form.field('base').defaultValue ?? ''}
          />
        }
        buttons={
          <>
            <Button>{t('save')}</Button>
            <QuietLink to={adminPathOf(pagesOf[table].list)}>{t('toList')}</QuietLink>
          </>
        }
        margin={
          <Note title={t(`${table}.means`)}>
            <p>{t(`${table}.meansText`)}</p>
            {remove ? <LinkList items={[{ to: remove, label: t('toRemove') }]} /> : null}
          </Note>
        }
      >
        <RowFields table={table} form={form} choices={choices} />
      </FormPage>
      <ContentHistory history={history} />
    </>
  )
}
