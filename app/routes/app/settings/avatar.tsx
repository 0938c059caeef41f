import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { PicturePage } from './picture-page.tsx'
import { savePicture, showPicture } from './picture.server.ts'

export const handle = { i18n: ['settings', 'files', 'fields'], failure: { load: 'settings', act: 'picture' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return showPicture(args, viewer, 'avatar')
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  return savePicture(args, viewer, 'avatar')
}

export default function AvatarPage() {
  return <PicturePage picture="avatar" {...useLoaderData<typeof loader>()} />
}
