import { z } from 'zod'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { findOwnProject, isEditable, type OwnProject, saveShown } from '#app/domain/projects/drafts.server.ts'
import {
  addProjectPicture,
  moveProjectImage,
  type PictureField,
  pictureFields,
  removeProjectPicture,
} from '#app/domain/projects/pictures.server.ts'
import { mediaSchema, shownSchema } from '#app/domain/projects/project.schema.ts'
import { formDataOf } from '#app/forms/form.server.ts'
import { readUploads } from '#app/forms/upload.server.ts'
import { uploadLimits } from '#app/paths.ts'
import { inPictureTurn } from '../../feed/picture-turn.server.ts'
import { heldAnswer } from '../../feed/question.server.ts'
import { saveStep } from './save-step.server.ts'
import { pathOfStep } from './step.server.ts'

/** Name of the field for an image's description. */
export const shownField = (fileId: string) => `shows_${fileId}`

/** Descriptions of a project's images, by field name. */
export function shownValues({ images }: OwnProject): Record<string, string> {
  return Object.fromEntries(images.map(({ fileId, description }) => [shownField(fileId), description ?? '']))
}

function shownFields(project: OwnProject) {
  return Object.fromEntries(project.images.map(({ fileId }) => [shownField(fileId), shownSchema]))
}

/** Processes the form of all pictures: stores new ones one by one, saves the descriptions, then moves or removes the
 *  selected one. */
export async function saveMedia(args: GuardArgs, viewer: Viewer, project: OwnProject) {
  if (!/^multipart\/form-data\b/i.test(args.request.headers.get('Content-Type') ?? ''))
    return saveWords(args, viewer, project, await formDataOf(args.request))

  const schema = mediaSchema.extend(shownFields(project))
  const limits = { files: pictureFields, maxBytes: uploadLimits.projectMedia, oneByOne: true }
  return inPictureTurn(args, viewer, notNow =>
    readUploads(args, schema, { ...limits, notNow }, async form => {
      const { description, act, idempotencyKey: once } = form.value
      const wrong: Partial<Record<PictureField | 'description', string>> = {}
      let asked: HeldUp | null = null
      const wanted = pictureFields.find(field => field === act) ?? (description ? 'image' : undefined)
      if (wanted && !form.uploads[wanted]) wrong[wanted] = 'fileRequired'
      for (const field of pictureFields) {
        const file = form.uploads[field]
        if (!file) continue
        const outcome = await addProjectPicture(viewer, project.id, { field, file, description, once })
        if (outcome === null || typeof outcome === 'string')
          wrong[field] = outcome === 'tooMany' ? 'imagesFull' : (outcome ?? 'uploadBroken')
        else if (field === 'image' && outcome.asked) asked = outcome.asked
      }
      if (asked) return heldAnswer(args, viewer, form.refuse({ ...wrong, description: asked.heldUp }), asked)
      if (Object.keys(wrong).length > 0) return form.refuse(wrong)
      const now = await findOwnProject(viewer, project.id)
      if (now && !isEditable(now)) return redirectWithToast(pathOfStep('review', now.id), 'waits-for-look')
      const words = new FormData()
      for (const [name, value] of Object.entries(form.value)) words.append(name, value ?? '')
      return saveWords(args, viewer, project, words)
    }),
  )
}

/** Saves the descriptions and moves or removes the image whose button was pressed. */
async function saveWords(args: GuardArgs, viewer: Viewer, project: OwnProject, posted: FormData) {
  const { t } = reading(args, 'projectFields')
  const files = project.images.map(({ fileId }) => fileId)
  const act = posted.get('act')
  const [verb, which = ''] = typeof act === 'string' ? act.split(' ') : []
  // Images added meanwhile on another device are not in this form; their descriptions are kept.
  for (const [name, value] of Object.entries(shownValues(project))) if (!posted.has(name)) posted.set(name, value)

  const place = verb === 'banner' || verb === 'logo' ? verb : verb === 'image' ? 'images' : shownField(which)
  const answer = await saveStep(args, viewer, project, posted, {
    ...{ step: 'media', valuesOf: shownValues, refusals: {} },
    schema: z.object(shownFields(project)),
    save: (at, values) => {
      const shown = files.map(fileId => [fileId, values[shownField(fileId)] ?? null] as const)
      return saveShown(viewer, { ...at, passes: !verb }, new Map(shown))
    },
    words: shownField(files[0] ?? ''),
    worded: { label: name => t('shows', { number: files.findIndex(file => shownField(file) === name) + 1 }) },
    to: verb ? `${pathOfStep('media', project.id)}#${place}` : undefined,
  })
  if (!(answer instanceof Response)) return answer
  if (verb === 'up' || verb === 'down') await moveProjectImage(viewer, project.id, which, verb === 'up' ? -1 : 1)
  if (verb === 'remove') await removeProjectPicture(viewer, project.id, which)
  return answer
}
