import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { doors } from '#app/access/doors.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { PicturePage } from './picture-page.tsx'
import { savePicture, showPicture } from './picture.server.ts'

export const handle = { i18n: ['settings', 'files', 'fields'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await doors.onboarded(args)
  return showPicture(args, viewer, 'cover')
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  return savePicture(args, viewer, 'cover')
}

export default function CoverPage() {
  return <PicturePage picture="cover" {...useLoaderData<typeof loader>()} />
}
