import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { scaleSchema } from '#app/domain/assessments/draft.schema.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { type LoadedPart, loadPart, savePart } from '../part.server.ts'
import { ScaleFields } from '../part-fields.tsx'
import { PartPage } from '../part-page.tsx'

export const handle = {
  i18n: ['adminTests', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'tests', act: 'save' },
}
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadPart(args, 'scale', scaleSchema)
export const action = (args: ActionFunctionArgs) => savePart(args, 'scale', scaleSchema)

export default function EditScalePage() {
  const { test, key } = useLoaderData<LoadedPart>()
  const { t } = useTranslation('adminTests')
  const at = { testId: test.id }
  return (
    <PartPage
      links={[
        { to: adminPathOf('newTestItem', at, { scale: key }), label: t('addItem') },
        ...(test.isFixed
          ? []
          : [{ to: adminPathOf('removeTestScale', { ...at, scaleKey: key ?? '' }), label: t('removeScale') }]),
      ]}
    >
      {form => <ScaleFields form={form} />}
    </PartPage>
  )
}
