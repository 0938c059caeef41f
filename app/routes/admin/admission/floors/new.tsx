import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { addRow, loadNewRow } from '../rows/new-row.server.ts'
import { NewRowPage } from '../rows/new-row-page.tsx'

export const handle = { i18n: ['admissionCycle', 'fields'], failure: { load: 'admissionCycle', act: 'save' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadNewRow(args, 'LegalFloor')
export const action = (args: ActionFunctionArgs) => addRow(args, 'LegalFloor')
export default NewRowPage
