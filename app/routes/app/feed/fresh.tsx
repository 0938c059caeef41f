import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button } from '#app/ui/button.tsx'
import { Fresh } from '#app/ui/fresh.tsx'
import type { PostCardTexts } from '#app/wording/feed/post-cards.server.ts'

/** Interval between two requests for the number of new posts, while the page is visible. */
const EVERY_MS = 60_000
/** From this number on, the count is shown as "many". */
const MANY = 11

type Posts = readonly PostCardTexts[]

/** Returns the posts the reader saw first, in their current state, and the number of newer ones. `show` brings the
 *  newer ones in. */
export function useFresh(posts: Posts, { tab, asks }: { tab: string; asks: boolean }) {
  const [top, setTop] = useState(posts[0])
  const [counted, setCounted] = useState(0)
  // Posts at the time the reader asked for the new ones. When the loaded posts change, the list restarts from them.
  const [asked, setAsked] = useState<Posts | null>(null)
  const seen = useRef(posts)
  if (asked && asked !== posts) {
    setAsked(null)
    setTop(posts[0])
  }
  // The viewer's own posts are not held back as new.
  const rest = posts.filter(({ line, own }) => !asks || asked || own || !top || line.iso <= top.line.iso)
  // When more new posts have come than a page holds, the shown posts stay.
  const shown = rest.length > 0 || posts.length === 0 ? rest : seen.current
  useEffect(() => {
    seen.current = shown
  })
  useCount(asks && top ? `${top.line.iso}~${top.id}` : null, tab, setCounted)
  const show = () => {
    setAsked(posts)
    setCounted(0)
  }
  return { shown, fresh: Math.max(posts.length - rest.length, counted), show }
}

/** Requests the number of newer posts every minute, while the page is visible. */
function useCount(after: string | null, tab: string, onCount: (count: number) => void) {
  useEffect(() => {
    if (after === null) return
    const ask = async () => {
      if (document.hidden) return
      const answer = await fetch(communityPathOf('newerPosts', null, { after, tab })).catch(() => null)
      // If the session has ended, the response is a redirect to an HTML page.
      if (answer?.ok && !answer.redirected) onCount(((await answer.json()) as { count: number }).count)
    }
    const timer = setInterval(() => void ask(), EVERY_MS)
    return () => clearInterval(timer)
  }, [after, tab, onCount])
}

type FreshProps = { count: number; tab: string; onShow: () => void }

/** Button that shows the number of new posts and loads them. */
export function FreshPosts({ count, tab, onShow }: FreshProps) {
  const { t } = useTranslation('feed')
  return (
    <Fresh>
      {count > 0 ? (
        <Form method="get" action={pathOf('feed')} onSubmit={onShow}>
          {tab === 'all' ? null : <input type="hidden" name="tab" value={tab} />}
          <Button kind="second">{count < MANY ? t('fresh', { count }) : t('freshMany')}</Button>
        </Form>
      ) : null}
    </Fresh>
  )
}
