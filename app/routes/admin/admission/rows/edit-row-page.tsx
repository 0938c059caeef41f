import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { LinkList, Note } from '#app/ui/card.tsx'
import { EditContentPage, useContentForm } from '../../content/edit-content-page.tsx'
import type { LoadedRow } from './edit-row.server.ts'
import { pagesOf } from './kinds.ts'
import { RowFields } from './row-fields.tsx'
import { useRowMessage } from './row-message.ts'

export function EditRowPage() {
  const loaded = useLoaderData<LoadedRow>()
  const { table, id, remove, choices } = loaded
  const { t } = useTranslation('admissionCycle')
  const form = useContentForm(loaded, useRowMessage())
  const here = adminPathOf(pagesOf[table].edit, { rowId: id })
  return (
    <EditContentPage
      loaded={loaded}
      form={form}
      here={here}
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
    </EditContentPage>
  )
}
