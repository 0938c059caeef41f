import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { newScaleSchema } from '#app/domain/assessments/draft.schema.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { addPart, loadNewPart } from '../new-part.server.ts'
import { NewPartPage } from '../new-part-page.tsx'
import { ScaleFields } from '../part-fields.tsx'

export const handle = { i18n: ['adminTests', 'fields'], failure: { load: 'tests', act: 'save' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadNewPart(args, 'scale', newScaleSchema)
export const action = (args: ActionFunctionArgs) => addPart(args, 'scale', newScaleSchema)

export default function NewScalePage() {
  return <NewPartPage>{form => <ScaleFields form={form} />}</NewPartPage>
}
