import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageMeta } from '#app/i18n/page.ts'
import { NewPersonPage } from './new-person-page.tsx'
import { addPerson, loadNewPerson } from './new-person.server.ts'

export const handle = { i18n: ['staff', 'person', 'fields'], failure: { load: 'staff', act: 'memberAdd' } }
export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => loadNewPerson(args, 'staff')
export const action = (args: ActionFunctionArgs) => addPerson(args, 'staff')

export default NewPersonPage
