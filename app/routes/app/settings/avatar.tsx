import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { doors } from '#app/access/doors.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { MOST_MEGAPIXELS } from '#app/domain/files/kinds.ts'
import { pictureSchema } from '#app/domain/profiles/picture.schema.ts'
import { changePicture, findPicture } from '#app/domain/profiles/pictures.server.ts'
import { readUpload } from '#app/forms/upload.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { pathOf, uploadLimits } from '#app/paths.ts'
import { PicturePage } from './picture-page.tsx'

export const handle = { i18n: ['settings', 'files', 'fields'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await doors.onboarded(args)
  const { t } = reading(args, 'files')
  const fileId = await findPicture(viewer, 'AVATAR')
  return {
    page: headOf(args, { title: t('avatar.title'), description: t('avatar.description') }),
    src: fileId && pathOf('file', { fileId, variant: 'main' }),
    lite: readPreferences(args.request).lite,
    megabytes: uploadLimits.avatar / 1024 / 1024,
    megapixels: MOST_MEGAPIXELS,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  return readUpload(args, pictureSchema, { file: 'picture', maxBytes: uploadLimits.avatar }, async form => {
    const outcome = await changePicture(viewer, 'AVATAR', form.upload)
    if (outcome !== 'saved') return form.refuse({ picture: outcome })
    return redirect(pathOf('settings'), { headers: { 'Set-Cookie': toastCookie('saved') } })
  })
}

export default function AvatarPage() {
  return <PicturePage picture="avatar" {...useLoaderData<typeof loader>()} />
}
