import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { removeThisPlace, loadRemovedPlace } from '../remove-place.server.ts'
import { RemovePlacePage } from '../remove-place-page.tsx'

export const handle = { i18n: ['locations', 'fields'], failure: { load: 'locations', act: 'delete' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadRemovedPlace(args, 'Country')
export const action = (args: ActionFunctionArgs) => removeThisPlace(args, 'Country')
export default RemovePlacePage
