import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { deleteComment, findOwnComment } from '#app/domain/feed/comments.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Words } from '#app/ui/post.tsx'
import { DeletePage } from './delete-page.tsx'

export const handle = { i18n: 'compose', failure: { load: 'post', act: 'delete' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'compose')
  const comment = await findOwnComment(viewer, args.params.commentId ?? '')
  if (!comment) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('deleteComment.title'), description: t('delete.description') }),
    text: comment.text,
    back: communityPathOf('post', { postId: comment.postId }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const postId = await deleteComment(viewer, args.params.commentId ?? '')
  if (postId === null) throw staleAction(args)
  return redirectWithToast(`${communityPathOf('post', { postId })}#answers`, 'deleted')
}

export default function DeleteCommentPage() {
  const { text, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('compose')
  return (
    <DeletePage
      title={t('deleteComment.title')}
      text={t('deleteComment.text')}
      submit={t('deleteComment.submit')}
      back={back}
    >
      <Words>{text}</Words>
    </DeletePage>
  )
}
