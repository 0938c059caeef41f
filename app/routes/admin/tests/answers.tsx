import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { optionsSchema } from '#app/domain/assessments/draft.schema.ts'
import { MOST_OPTIONS } from '#app/domain/assessments/option-places.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { loadPart, savePart } from './part.server.ts'
import { OptionFields } from './part-fields.tsx'
import { PartPage } from './part-page.tsx'

export const handle = {
  i18n: ['adminTests', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'tests', act: 'save' },
}
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadPart(args, 'options', optionsSchema)
export const action = (args: ActionFunctionArgs) => savePart(args, 'options', optionsSchema)

export default function TestAnswersPage() {
  return <PartPage>{form => <OptionFields form={form} most={MOST_OPTIONS} />}</PartPage>
}
