import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import { readHashtag } from '#app/domain/feed/marks.ts'
import { listTrends } from '#app/domain/feed/trends.server.ts'
import { MOST_LETTERS, readSearch } from '#app/domain/search/query.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { EmptyState, Note } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { postCards } from '#app/wording/feed/post-cards.server.ts'
import { trendTexts, usedText } from '#app/wording/feed/trend-texts.server.ts'
import { findAsked } from './asked-posts.server.ts'
import { PostCard } from './post-card.tsx'
import { Trends } from './trends.tsx'

export const handle = { i18n: ['posts', 'post'], failure: { load: 'search' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'posts')
  const asked = new URL(args.request.url).searchParams
  const { q, after } = readSearch(asked)
  const typed = q.startsWith('#') ? readHashtag(q) : null
  if (typed) throw redirect(communityPathOf('posts', null, { tag: typed }))
  const tag = readHashtag(asked.get('tag'))
  const [result, trends] = await Promise.all([findAsked(viewer, { q, tag, after }), listTrends()])
  const refused = typeof result === 'string' ? result : null
  const found = typeof result === 'string' ? null : result
  const title = found?.hashtag ? `#${found.hashtag.name}` : found ? reader.t('titleOf', { q }) : reader.t('title')
  const here = { q: found?.hashtag ? null : q, tag: found?.hashtag?.folded }
  return data(
    {
      page: headOf(args, { title, description: reader.t('description') }),
      title,
      ...{ q, refused },
      lead: found?.hashtag ? usedText(found.hashtag.people, reader.in('trends')) : null,
      back: communityPathOf('posts', null, { ...here, after }),
      first: found && after ? communityPathOf('posts', null, here) : null,
      next: found?.next ? communityPathOf('posts', null, { ...here, after: found.next }) : null,
      cards:
        found && postCards(found.posts, { viewer, reader: reader.in('postTexts'), ...readPreferences(args.request) }),
      trends: trendTexts(trends, reader.in('trends')),
    },
    { status: refused ? { short: 400, tooOften: 429 }[refused] : 200 },
  )
}

export default function PostsPage() {
  const { title, lead, q, refused, trends } = useLoaderData<typeof loader>()
  const { t } = useTranslation('posts')
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={title} lead={lead} end={<QuietLink to={pathOf('feed')}>{t('feed')}</QuietLink>} />
        <Form method="get" action={communityPathOf('posts')} role="search" aria-label={t('q')} key={q}>
          <Stack gap="s">
            <Field
              id="posts-q"
              name="q"
              type="search"
              label={t('q')}
              hint={t('qHint')}
              error={refused ? t(refused === 'short' ? 'short' : 'tooOften') : undefined}
              defaultValue={q}
              maxLength={MOST_LETTERS}
            />
            <Row>
              <Button kind="second">{t('find')}</Button>
            </Row>
          </Stack>
        </Form>
        <Split
          main={<Found />}
          asideLabel={t('about')}
          aside={
            <>
              <Trends {...trends} />
              <Note title={t('order')}>{t('orderText')}</Note>
            </>
          }
        />
      </Stack>
    </Sheet>
  )
}

/** Found posts, or a message that there are none. */
function Found() {
  const { cards, back, first, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('posts')
  if (!cards) return null
  return (
    <>
      {cards.length > 0 ? (
        cards.map(card => <PostCard key={card.id} {...{ card, back, heading: 'h2' as const }} />)
      ) : (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      )}
      <Pagination
        label={t('pages')}
        previous={first ? { to: first, label: t('first') } : undefined}
        next={next ? { to: next, label: t('next') } : undefined}
      />
    </>
  )
}
