import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { addPlace, loadNewPlace } from '../new-place.server.ts'
import { NewPlacePage } from '../new-place-page.tsx'

export const handle = { i18n: ['locations', 'fields'], failure: { load: 'locations', act: 'save' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadNewPlace(args, 'City')
export const action = (args: ActionFunctionArgs) => addPlace(args, 'City')
export default NewPlacePage
