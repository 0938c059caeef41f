import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { editedPostSchema } from '#app/domain/feed/feed.schema.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { findEditablePost } from '#app/domain/feed/posts.server.ts'
import { editPost } from '#app/domain/feed/publish.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import type { Held } from './comment-form.tsx'
import { questionOf } from './question.server.ts'
import { Question } from './question.tsx'

export const handle = { i18n: ['compose', 'fields'], failure: { load: 'post', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'compose')
  const post = await findEditablePost(viewer, args.params.postId ?? '')
  if (!post) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('edit.title'), description: t('edit.description') }),
    constraint: constraintOf(editedPostSchema),
    ...{ postId: post.id, text: post.text, draft: post.state === 'DRAFT', letters: LETTERS.post },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, editedPostSchema)
  if (form.refused) return form.refused

  const postId = args.params.postId ?? ''
  const outcome = await editPost(viewer, postId, form.value)
  if (outcome === null) throw staleAction(args)
  if (outcome === 'empty') return form.refuse({ text: outcome })
  if (typeof outcome === 'object') {
    const { data: refused, init } = form.refuse({ text: outcome.heldUp })
    const question = await questionOf(viewer, outcome, reading(args, 'postQuestion'))
    return data({ ...refused, held: { question, mayGo: outcome.heldUp === 'asked' } }, init ?? undefined)
  }
  if (outcome === 'draft') return redirect(communityPathOf('checkPost', { postId }))
  const toast = toastCookie(outcome === 'waits' ? 'waits-for-look' : 'saved')
  return redirect(communityPathOf('post', { postId }), { headers: { 'Set-Cookie': toast } })
}

export default function EditPostPage() {
  const { constraint, postId, text, draft, letters } = useLoaderData<typeof loader>()
  const held = useActionData<{ held?: Held }>()?.held
  const { t } = useTranslation('compose')
  const form = useForm({ constraint, defaults: { text }, message: useFieldMessage('compose') })
  return (
    <FormPage
      form={form}
      title={t('edit.title')}
      lead={t(draft ? 'edit.draft' : 'edit.lead')}
      notice={held ? <Question question={held.question} /> : null}
      buttons={
        <>
          <Button>{t('edit.save')}</Button>
          {held?.mayGo ? (
            <Button name="anyway" value="on" kind="second">
              {t('edit.anyway')}
            </Button>
          ) : null}
          <ButtonLink to={communityPathOf(draft ? 'checkPost' : 'post', { postId })} kind="second">
            {t('edit.cancel')}
          </ButtonLink>
        </>
      }
    >
      <TextArea {...form.field('text')} label={t('text')} hint={t('textHint')} maxLength={letters} rows={8} />
    </FormPage>
  )
}
