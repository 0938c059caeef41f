import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { permissionFor } from '#app/domain/imports/kinds.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { receiveList, uploadPage } from './upload.server.ts'
import { UploadPage } from './upload-page.tsx'

export const handle = { i18n: ['imports', 'files', 'fields'], failure: { load: 'imports', act: 'listFile' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, permissionFor('STUDENTS'))
  return uploadPage(args, staff, 'STUDENTS')
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, permissionFor('STUDENTS'))
  return receiveList(args, staff, 'STUDENTS')
}

export default function UploadStudentsPage() {
  return <UploadPage />
}
