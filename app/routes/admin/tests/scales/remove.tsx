import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { loadRemovedPart, removePart } from '../remove-part.server.ts'
import { RemovePartPage } from '../remove-part-page.tsx'

export const handle = { i18n: ['adminTests', 'fields'], failure: { load: 'tests', act: 'delete' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadRemovedPart(args, 'scale')
export const action = (args: ActionFunctionArgs) => removePart(args, 'scale')
export default RemovePartPage
