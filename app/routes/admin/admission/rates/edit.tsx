import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { loadRow, saveRow } from '../rows/edit-row.server.ts'
import { EditRowPage } from '../rows/edit-row-page.tsx'

export const handle = {
  i18n: ['admissionCycle', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'admissionCycle', act: 'save' },
}
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadRow(args, 'ExchangeRate')
export const action = (args: ActionFunctionArgs) => saveRow(args, 'ExchangeRate')
export default EditRowPage
