import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { loadPlaces } from '../place-list.server.ts'
import { PlaceListPage } from '../place-list-page.tsx'

export const handle = { i18n: ['locations', 'admin'], failure: { load: 'locations' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadPlaces(args, 'City')

export default PlaceListPage
