import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { PeoplePage } from './people-page.tsx'
import { actOnPeople, loadPeople } from './people.server.ts'

export const handle = { i18n: ['staff', 'students', 'fields'], failure: { load: 'staff' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadPeople(args, 'staff')
export const action = (args: ActionFunctionArgs) => actOnPeople(args, 'staff')

export default PeoplePage
