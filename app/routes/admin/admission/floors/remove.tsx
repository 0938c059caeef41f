import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { loadRemovedRow, removeThisRow } from '../rows/remove-row.server.ts'
import { RemoveRowPage } from '../rows/remove-row-page.tsx'

export const handle = { i18n: ['admissionCycle', 'fields'], failure: { load: 'admissionCycle', act: 'delete' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadRemovedRow(args, 'LegalFloor')
export const action = (args: ActionFunctionArgs) => removeThisRow(args, 'LegalFloor')
export default RemoveRowPage
