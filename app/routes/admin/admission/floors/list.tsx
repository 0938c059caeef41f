import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { loadRows } from '../rows/row-list.server.ts'
import { RowListPage } from '../rows/row-list-page.tsx'

export const handle = { i18n: ['admissionCycle', 'admin'], failure: { load: 'admissionCycle' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadRows(args, 'LegalFloor')

export default RowListPage
