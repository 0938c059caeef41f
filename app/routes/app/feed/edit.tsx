import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { type EditablePost, findEditablePost, wasEdited } from '#app/domain/feed/edit-post.server.ts'
import { editedPostSchema, pictureFields } from '#app/domain/feed/feed.schema.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { findPlace } from '#app/domain/feed/posts.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import { conflictAnswer, parseVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { OwnConflictPage, type OwnConflictWords } from '#app/forms/own-conflict-page.tsx'
import { readUploads } from '#app/forms/upload.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import type { Translate } from '#app/i18n/reader.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { uploadLimits } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Alert } from '#app/ui/alert.tsx'
import { conflictWords, editTexts } from '#app/wording/feed/edit-texts.server.ts'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'
import { EditForm } from './edit-form.tsx'
import { MutedPage } from './muted.tsx'
import { inPictureTurn } from './picture-turn.server.ts'
import { heldAnswer } from './question.server.ts'
import type { Held } from './question.tsx'
import { submitEdit } from './submit-edit.server.ts'

export const handle = {
  i18n: ['editing', 'compose', 'post', 'fields'],
  scriptless: true,
  failure: { load: 'post', act: 'save' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'editing')
  const post = await findEditablePost(viewer, args.params.postId ?? '')
  if (!post) throw problem(args, 404)
  const [place, mute] = await Promise.all([findPlace(viewer), findMute(viewer.id)])
  const { lite } = readPreferences(args.request)
  return {
    page: headOf(args, { title: reader.t('title'), description: reader.t('description') }),
    constraint: constraintOf(editedPostSchema),
    ...{ postId: post.id, draft: post.draft, kept: { version: post.version, values: post.values } },
    ...editTexts(post, { place, lite, reader }),
    idempotencyKey: newIdempotencyKey(),
    mute: mute && muteTexts(mute, reader.in('postQuestion')),
    ...{ letters: LETTERS, maxBytes: uploadLimits.editPost },
  }
}

export type LoadedEdit = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const postId = args.params.postId ?? ''
  const post = await findEditablePost(viewer, postId)
  if (!post) throw staleAction(args)
  return inPictureTurn(args, viewer, notNow =>
    readUploads(
      args,
      editedPostSchema,
      { files: pictureFields, maxBytes: uploadLimits.editPost, notNow },
      async ({ fields, uploads }) => {
        const { data: once = null } = idempotencyKey.safeParse(fields.get('idempotencyKey'))
        if (once && (await wasEdited(viewer, once))) return redirect(communityPathOf('post', { postId }))
        const form = parseVersioned(args, fields, editedPostSchema, post)
        if (form.refused) return form.refused
        const files = Object.keys(uploads).length > 0
        if (form.conflict) return conflictOf(args, form.conflict, { post, files })

        const outcome = await submitEdit(viewer, post, { given: form.value, once }, uploads)
        const now = outcome === 'conflict' ? await findEditablePost(viewer, postId) : null
        const raced = now && form.raced(now)
        if (raced) return conflictOf(args, raced, { post: now, files })
        if (outcome === null || outcome === 'conflict') throw staleAction(args)
        if ('to' in outcome) return redirect(outcome.to, { headers: outcome.headers })
        if ('wrong' in outcome) {
          const { data: refused, init } = form.refuse(outcome.wrong)
          return data({ ...refused, files }, init ?? undefined)
        }
        const { heldUp } = outcome
        const { data: asked, init } = await heldAnswer(args, viewer, form.refuse({ text: heldUp.heldUp }), heldUp)
        return data({ ...asked, files }, init ?? undefined)
      },
    ),
  )
}

type Conflict = Parameters<typeof conflictAnswer>[1]

/** Returns the response to an edit conflict. Uploaded pictures are lost and must be chosen again. */
function conflictOf(args: GuardArgs, conflict: Conflict, { post, files }: { post: EditablePost; files: boolean }) {
  const { data: shown, init } = conflictAnswer(args, conflict, conflictWords(post, reading(args, 'editing')))
  return data({ ...shown, files }, init ?? undefined)
}

/** Result of an edit that was not saved: a conflict or a question about the text. `files` means that pictures were
 *  uploaded with it. */
export type SentEdit = { conflict?: WordedConflict; held?: Held; files?: boolean }

export default function EditPostPage() {
  const loaded = useLoaderData<typeof loader>()
  const sent = useActionData<SentEdit>()
  const { t } = useTranslation('editing')
  const { postId, draft, mute } = loaded
  const leave = communityPathOf(draft ? 'checkPost' : 'post', { postId })
  if (sent?.conflict) {
    const { conflict, files } = sent
    const notice = files ? <Alert tone="warn">{t('filesAgain')}</Alert> : null
    return <OwnConflictPage conflict={conflict} words={wordsOf(conflict, t)} leave={leave} notice={notice} />
  }
  if (mute && !sent) return <MutedPage title={t('title')} mute={mute} />
  return <EditForm loaded={loaded} sent={sent} leave={leave} />
}

function wordsOf({ at }: WordedConflict, t: Translate<'editing'>): OwnConflictWords {
  return {
    ...{ title: t('conflict.title'), lead: t('conflict.lead', { at }) },
    theirs: value => t('conflict.theirs', { value }),
    mine: value => t('conflict.mine', { value }),
    ...{ empty: t('conflict.empty'), choose: t('conflict.choose'), save: t('save'), leave: t('conflict.leave') },
  }
}
