import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { newItemSchema } from '#app/domain/assessments/draft.schema.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { addPart, type LoadedNewPart, loadNewPart } from '../new-part.server.ts'
import { NewPartPage } from '../new-part-page.tsx'
import { ItemFields } from '../part-fields.tsx'

export const handle = { i18n: ['adminTests', 'fields'], failure: { load: 'tests', act: 'save' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadNewPart(args, 'item', newItemSchema)
export const action = (args: ActionFunctionArgs) => addPart(args, 'item', newItemSchema)

export default function NewItemPage() {
  const { scales, right } = useLoaderData<LoadedNewPart>()
  return <NewPartPage>{form => <ItemFields form={form} scales={scales} right={right} />}</NewPartPage>
}
