import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { backToTest, movePart } from '../move-part.server.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export const action = (args: ActionFunctionArgs) => movePart(args, 'scale')
export const loader = (args: LoaderFunctionArgs) => backToTest(args)
