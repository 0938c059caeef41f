import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findPost } from '#app/domain/feed/list-posts.server.ts'
import { deletePost } from '#app/domain/feed/posts.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { postCard } from '#app/wording/feed/post-cards.server.ts'
import { DeletePage } from './delete-page.tsx'
import { PostCard } from './post-card.tsx'

export const handle = { i18n: ['compose', 'post'], failure: { load: 'post', act: 'delete' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'compose')
  const post = await findPost(viewer, args.params.postId ?? '')
  if (!post || post.authorId !== viewer.id) throw problem(args, 404)
  return {
    page: headOf(args, { title: reader.t('delete.title'), description: reader.t('delete.description') }),
    card: postCard(post, { viewer, reader: reader.in('postTexts'), lite: readPreferences(args.request).lite }),
    back: communityPathOf(post.state === 'DRAFT' ? 'checkPost' : 'post', { postId: post.id }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const postId = args.params.postId ?? ''
  const project = (await findPost(viewer, postId))?.project
  if (!(await deletePost(viewer, postId))) throw staleAction(args)
  return redirectWithToast(project ? projectPathOf('project', { projectId: project.id }) : pathOf('feed'), 'deleted')
}

export default function DeletePostPage() {
  const { card, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('compose')
  return (
    <DeletePage title={t('delete.title')} text={t('delete.text')} submit={t('delete.submit')} back={back}>
      <PostCard card={card} back={back} heading="h2" alone />
    </DeletePage>
  )
}
