import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { feedRules, LETTERS } from '#app/domain/feed/limits.ts'
import { storyGrounds } from '#app/domain/feed/story-grounds.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { listHelpLines, type ShownHelpLine } from '#app/domain/safety/help-lines.server.ts'
import { DESCRIPTION, STORY_SECONDS } from '#app/domain/stories/limits.ts'
import { fileStorySchema, textStorySchema } from '#app/domain/stories/story.schema.ts'
import { findStoryForm, publishStory } from '#app/domain/stories/publish-story.server.ts'
import { constraintOf, readForm, type Refused } from '#app/forms/form.server.ts'
import type { FormState } from '#app/forms/form-state.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { readUpload } from '#app/forms/upload.server.ts'
import { pathOf, uploadLimits } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'

const kinds = { text: 'newStory', photo: 'newStoryPhoto', video: 'newStoryVideo' } as const
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]

/** Loads the form of a kind of story. */
export async function loadStoryForm(args: LoaderFunctionArgs, viewer: Viewer, kind: Kind) {
  const reader = reading(args, 'stories')
  const { t } = reader
  const { audiences, first, today, mute } = await findStoryForm(viewer)
  const limits = {
    ...{ seconds: STORY_SECONDS, letters: LETTERS.story, description: DESCRIPTION },
    bytes: kind === 'video' ? uploadLimits.newStoryVideo : uploadLimits.newStoryPhoto,
  }
  return {
    page: headOf(args, { title: t('new.title'), description: t('new.description') }),
    kind,
    lead: t('new.lead', { told: today, most: feedRules.story.limit }),
    tabs: names.map(name => ({
      to: communityPathOf(kinds[name]),
      label: t(`kind.${name}`, { seconds: STORY_SECONDS }),
      current: name === kind,
    })),
    constraint:
      kind === 'text' ? constraintOf(textStorySchema) : { file: { required: true }, ...constraintOf(fileStorySchema) },
    idempotencyKey: newIdempotencyKey(),
    grounds: kind === 'text' ? storyGrounds.map(value => ({ value, label: t(`ground.${value}`) })) : [],
    audiences: audiences.map(value => ({ value, label: t(`audience.${value}`) })),
    first,
    limits,
    mute: mute && muteTexts(mute, reader.in('postQuestion')),
  }
}

export async function submitText(args: ActionFunctionArgs, viewer: Viewer) {
  const form = await readForm(args, textStorySchema)
  if (form.refused) return form.refused
  const { text, ground, ...given } = form.value
  const outcome = await publishStory(viewer, given, { kind: 'TEXT', text, ground })
  return answer(args, viewer, outcome, ({ field, key }) => form.refuse({ [field === 'words' ? 'text' : field]: key }))
}

export async function submitFile(args: ActionFunctionArgs, viewer: Viewer, kind: 'photo' | 'video') {
  const maxBytes = kind === 'photo' ? uploadLimits.newStoryPhoto : uploadLimits.newStoryVideo
  return withUploadSlot(viewer, notNow =>
    readUpload(args, fileStorySchema, { file: 'file', maxBytes, notNow }, async form => {
      const { description = '', ...given } = form.value
      const content = { kind: kind === 'photo' ? 'PHOTO' : 'VIDEO', file: form.upload } as const
      const outcome = await publishStory(viewer, given, { ...content, description: description || null })
      return answer(args, viewer, outcome, ({ field, key }) =>
        form.refuse({ [field === 'words' ? 'description' : field]: key }),
      )
    }),
  )
}

type Outcome = Awaited<ReturnType<typeof publishStory>>
type Wrong = Extract<Outcome, { refused: unknown }>['refused']

/** Returns the redirect after publication, or the form. A question about the content is not a form error: the form is
 *  shown again as typed, with the question above it and, for words of self-harm, with help lines. */
async function answer(
  args: ActionFunctionArgs,
  { username }: Viewer,
  outcome: Outcome,
  refuse: (wrong: Wrong) => Refused,
) {
  if (outcome === 'again') return redirect(pathOf('feed'))
  if ('id' in outcome) return redirectWithToast(communityPathOf('story', { username, storyId: outcome.id }), 'saved')
  const { field, key } = outcome.refused
  const { data: shown, init } = refuse(outcome.refused)
  if (field !== 'sure') return data(shown, init ?? undefined)
  args.context.refused = false
  const { language } = reading(args, 'stories')
  const help = key === 'sureSelfHarm' ? await listHelpLines(language) : []
  const form: FormState = { ...shown.form, status: undefined, error: undefined }
  return data({ form, asked: key, help }, init ?? undefined)
}

/** The question before publication, and the help lines. */
export type Asked = { asked?: string; help?: ShownHelpLine[] }

export type LoadedStoryForm = Awaited<ReturnType<typeof loadStoryForm>>
