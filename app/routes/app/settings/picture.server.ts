import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { headOf, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { MOST_MEGAPIXELS } from '#app/domain/files/kinds.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { changeShownPicture } from '#app/domain/moderation/own-profile.server.ts'
import { pictureSchema } from '#app/domain/profiles/picture.schema.ts'
import { findPicture, removePicture } from '#app/domain/profiles/pictures.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import { readUpload } from '#app/forms/upload.server.ts'
import { pathOf, uploadLimits } from '#app/paths.ts'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'

const kinds = { avatar: 'AVATAR', cover: 'COVER' } as const
/** One of the two pictures of a profile, named like its page. */
type PictureName = keyof typeof kinds

export async function showPicture(args: LoaderFunctionArgs, viewer: Viewer, picture: PictureName) {
  const { t } = reading(args, 'files')
  const [fileId, mute] = await Promise.all([findPicture(viewer, kinds[picture]), findMute(viewer.id)])
  return {
    page: headOf(args, { title: t(`${picture}.title`), description: t(`${picture}.description`) }),
    src: fileId && pathOf('file', { fileId, variant: 'main' }),
    lite: readPreferences(args.request).lite,
    megabytes: uploadLimits[picture] / 1024 / 1024,
    megapixels: MOST_MEGAPIXELS,
    mute: mute && muteTexts(mute, reading(args, 'postQuestion')),
  }
}

export async function savePicture(args: ActionFunctionArgs, viewer: Viewer, picture: PictureName) {
  return withUploadSlot(viewer, notNow =>
    readUpload(args, pictureSchema, { file: 'picture', maxBytes: uploadLimits[picture], notNow }, async form => {
      const outcome = await changeShownPicture(viewer, kinds[picture], form.upload)
      if (outcome === 'waits') return redirectWithToast(pathOf('settings'), 'waits-for-look')
      if (outcome !== 'saved') return form.refuse({ picture: outcome })
      return redirectWithToast(pathOf('settings'), 'saved')
    }),
  )
}

/** Deletes a picture. Idempotent. */
export async function deletePicture(viewer: Viewer, picture: PictureName) {
  await removePicture(viewer, kinds[picture])
  return redirectWithToast(pathOf(picture), 'deleted')
}
