import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { mergeThisPlace, loadMerge } from '../merge-place.server.ts'
import { MergePlacePage } from '../merge-place-page.tsx'

export const handle = { i18n: ['locations', 'fields'], failure: { load: 'locations', act: 'save' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadMerge(args, 'Country')
export const action = (args: ActionFunctionArgs) => mergeThisPlace(args, 'Country')
export default MergePlacePage
