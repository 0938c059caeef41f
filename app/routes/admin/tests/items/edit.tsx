import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { itemSchema } from '#app/domain/assessments/draft.schema.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { type LoadedPart, loadPart, savePart } from '../part.server.ts'
import { ItemFields } from '../part-fields.tsx'
import { PartPage } from '../part-page.tsx'

export const handle = {
  i18n: ['adminTests', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'tests', act: 'save' },
}
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadPart(args, 'item', itemSchema)
export const action = (args: ActionFunctionArgs) => savePart(args, 'item', itemSchema)

export default function EditItemPage() {
  const { test, key, scales, right } = useLoaderData<LoadedPart>()
  const { t } = useTranslation('adminTests')
  const at = { testId: test.id }
  return (
    <PartPage
      links={[
        { to: adminPathOf('newTestItem', at), label: t('addItem') },
        { to: adminPathOf('removeTestItem', { ...at, itemKey: key ?? '' }), label: t('removeItem') },
      ]}
    >
      {form => <ItemFields form={form} scales={scales} right={right} />}
    </PartPage>
  )
}
