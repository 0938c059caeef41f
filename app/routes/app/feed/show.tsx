import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { commentSchema } from '#app/domain/feed/feed.schema.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { listComments } from '#app/domain/feed/list-comments.server.ts'
import { findPost } from '#app/domain/feed/list-posts.server.ts'
import { findDecisionOn } from '#app/domain/moderation/own-cases.server.ts'
import { findProjectOfThread } from '#app/domain/projects/project-page.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { typedIn } from '#app/forms/form-state.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'
import { postCard } from '#app/wording/feed/post-cards.server.ts'
import { threadTexts } from '#app/wording/feed/thread-texts.server.ts'
import { decisionLink } from '#app/wording/moderation/decision-link.ts'
import { answersFrom, isFurtherPlace, placeQuery } from './answers-from.server.ts'
import { CommentForm } from './comment-form.tsx'
import { GonePost } from './gone-post.tsx'
import { Muted } from './muted.tsx'
import { PostCard } from './post-card.tsx'
import { nameOf } from './post-menu.tsx'
import { type Sent, submitComment } from './submit-comment.server.ts'
import { Answers } from './thread.tsx'

export const handle = { i18n: ['comments', 'post', 'fields'], failure: { load: 'post', act: 'answerPost' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'comments')
  const { t } = reader
  const postId = args.params.postId ?? ''
  const post = await findPost(viewer, postId)
  // A comment on a post that was just deleted is returned on this page with its text.
  if (!post && args.context.refused)
    return { page: headOf(args, { title: t('gone'), description: t('gone.text') }), post: null }
  if (!post) {
    const projectId = await findProjectOfThread(viewer, postId)
    if (projectId) throw redirect(`${projectPathOf('project', { projectId })}#answers`)
    throw problem(args, 404, 'post_gone')
  }
  if (post.state === 'DRAFT') throw redirect(communityPathOf('checkPost', { postId }))

  const asked = new URL(args.request.url).searchParams
  const place = await answersFrom(asked, postId)
  const [{ comments, next }, mute] = await Promise.all([listComments(viewer, postId, place), findMute(viewer.id)])
  const { lite } = readPreferences(args.request)
  const decision = post.state === 'SHOWN' ? null : await findDecisionOn(viewer, { kind: 'POST', id: postId })
  const card = postCard(post, { viewer, reader: reader.in('postTexts'), lite, isDecided: decision !== null })
  return {
    page: headOf(args, { title: t('titleOf', { name: nameOf(card) }), description: t('description') }),
    post: {
      ...{ card, audience: post.audience, open: post.state === 'SHOWN' },
      decision: decision && decisionLink(decision, reader.in('postTexts').t('decision')),
      comments: threadTexts(comments, { viewer, reader, lite }),
      next: next && communityPathOf('post', { postId }, placeQuery({ ...place, after: next })),
      replyTo: asked.get('reply'),
      here: communityPathOf('post', { postId }, placeQuery(place)),
      later: isFurtherPlace(place),
    },
    mute: mute && muteTexts(mute, reader.in('postQuestion')),
    form: { constraint: constraintOf(commentSchema), idempotencyKey: newIdempotencyKey(), letters: LETTERS.comment },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const postId = args.params.postId ?? ''
  return submitComment(args, viewer, postId, { page: communityPathOf('post', { postId }) })
}

/** After a 404 nothing is reloaded, so that the text stays on the page. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 404 ? false : defaultShouldRevalidate
}

export default function PostPage() {
  const loaded = useLoaderData<typeof loader>()
  const sent = useActionData<Sent>()
  const { t } = useTranslation('comments')
  if (loaded.post === null || sent?.gone) return <GonePost words={sent ? (typedIn(sent.form, 'text')[0] ?? '') : ''} />
  const { post, form, mute } = loaded
  const { card, audience, open, decision, comments, next, replyTo, here, later } = post
  const postId = card.id
  const held = sent?.held ?? null
  const parts = { ...form, page: communityPathOf('post', { postId }), held }
  // If the viewer was muted while writing, the form is shown again with the text.
  const closed = mute !== null && !sent
  const answered =
    !closed && comments.some(({ id, replies }) => id === replyTo || replies.some(reply => reply.id === replyTo))
  return (
    <Sheet>
      <Stack gap="l">
        <Crumbs items={[{ to: pathOf('feed'), label: t('feed') }, { label: t('title') }]} />
        <Split
          main={
            <Stack gap="l">
              <PostCard card={card} back={communityPathOf('post', { postId })} heading="h1" alone />
              {decision ? (
                <QuietLink to={decision.to} forward>
                  {decision.label}
                </QuietLink>
              ) : null}
              {open ? (
                <Stack as="section" aria-labelledby="answers">
                  <h2 id="answers">{t('answers')}</h2>
                  <Small>{t(comments.length > 0 ? 'order' : 'none')}</Small>
                  <Answers {...{ comments, here, closed }} form={parts} replyTo={answered ? replyTo : null} />
                  <Pagination
                    label={t('pages')}
                    previous={later ? { to: communityPathOf('post', { postId }), label: t('first') } : undefined}
                    next={next ? { to: next, label: t('next') } : undefined}
                  />
                  {closed ? <Muted mute={mute} /> : answered ? null : <CommentForm {...parts} replyTo={null} />}
                </Stack>
              ) : null}
            </Stack>
          }
          aside={
            <>
              <Note title={t('whoSees')}>{t(`whoSees.${audience}`)}</Note>
              {card.own ? null : <Note title={t('unpleasant')}>{t('unpleasant.text')}</Note>}
            </>
          }
        />
      </Stack>
    </Sheet>
  )
}
