import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportPeople } from './export.server.ts'

export const loader = (args: LoaderFunctionArgs) => exportPeople(args, 'admins')
