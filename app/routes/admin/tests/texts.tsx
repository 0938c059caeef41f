import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { testTextsSchema } from '#app/domain/assessments/draft.schema.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { loadPart, savePart } from './part.server.ts'
import { TestTextsFields } from './part-fields.tsx'
import { PartPage } from './part-page.tsx'

export const handle = {
  i18n: ['adminTests', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'tests', act: 'save' },
}
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadPart(args, 'texts', testTextsSchema)
export const action = (args: ActionFunctionArgs) => savePart(args, 'texts', testTextsSchema)

export default function TestTextsPage() {
  return <PartPage>{form => <TestTextsFields form={form} />}</PartPage>
}
