import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findPost } from '#app/domain/feed/list-posts.server.ts'
import { checkDraft, publishDraft } from '#app/domain/feed/publish.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { postCard } from '#app/wording/feed/post-cards.server.ts'
import { PostCard } from './post-card.tsx'
import { questionOf } from './question.server.ts'
import { Question } from './question.tsx'

export const handle = { i18n: ['compose', 'post'], failure: { load: 'post', act: 'publish' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'compose')
  const postId = args.params.postId ?? ''
  const [draft, post] = await Promise.all([checkDraft(viewer, postId), findPost(viewer, postId)])
  // The draft was published in another tab.
  if (!draft && post) throw redirect(communityPathOf('post', { postId }))
  if (!draft || !post) throw problem(args, 404)
  return {
    page: headOf(args, { title: reader.t('check.title'), description: reader.t('check.description') }),
    card: postCard(post, { viewer, reader: reader.in('postTexts'), lite: readPreferences(args.request).lite }),
    obstacle: draft.obstacle,
    waits: draft.look.wait !== null,
    question: draft.obstacle && (await questionOf(viewer, draft, reader.in('postQuestion'))),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const postId = args.params.postId ?? ''
  const outcome = await publishDraft(viewer, postId, { anyway: true })
  if (outcome === null) throw staleAction(args)
  // The draft was edited in another tab: the page shows and checks the new text.
  if (outcome === 'changed') return redirect(communityPathOf('checkPost', { postId }))
  // The page shows the obstacle.
  if (typeof outcome === 'object') return data({ heldUp: outcome.heldUp }, { status: 400 })
  const project = outcome === 'waits' ? null : ((await findPost(viewer, postId))?.project ?? null)
  const place = project ? projectPathOf('project', { projectId: project.id }) : pathOf('feed')
  const to = outcome === 'waits' ? communityPathOf('post', { postId }) : `${place}#post-${postId}`
  return redirectWithToast(to, outcome === 'waits' ? 'waits-for-look' : 'published')
}

export default function CheckPostPage() {
  const { card, obstacle, waits, question } = useLoaderData<typeof loader>()
  const { t } = useTranslation('compose')
  const postId = card.id
  const publish = (
    <Form method="post">
      <Button kind={obstacle === null ? 'main' : 'second'}>
        {t(waits ? 'check.send' : obstacle === null ? 'check.publish' : 'check.anyway')}
      </Button>
    </Form>
  )
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('check.title')} lead={t('check.lead')} />
        {question ? <Question question={question} /> : null}
        <PostCard card={card} back={pathOf('feed')} heading="h2" alone />
        <Row>
          {obstacle === null ? publish : null}
          {obstacle === 'muted' ? null : (
            <ButtonLink to={communityPathOf('editPost', { postId })} kind={obstacle === null ? 'second' : 'main'}>
              {t('check.change')}
            </ButtonLink>
          )}
          {obstacle === 'asked' ? publish : null}
          <ButtonLink to={communityPathOf('deletePost', { postId })} kind="second">
            {t('check.drop')}
          </ButtonLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
