import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { savePlace, loadPlace } from '../edit-place.server.ts'
import { EditPlacePage } from '../edit-place-page.tsx'

export const handle = {
  i18n: ['locations', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'locations', act: 'save' },
}
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadPlace(args, 'City')
export const action = (args: ActionFunctionArgs) => savePlace(args, 'City')
export default EditPlacePage
