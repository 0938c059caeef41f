import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button } from '#app/ui/button.tsx'
import { Fresh } from '#app/ui/fresh.tsx'
import type { PostCardTexts } from '#app/wording/feed/post-cards.server.ts'

/** How often it is asked while the page is looked at. */
const EVERY_MS = 60_000
/** From here on they are not counted. */
const MANY = 11

type Posts = readonly PostCardTexts[]

/** The posts of a page as its reader first saw them, each as it is now, and how many others have come since. */
export function useFresh(posts: Posts, { tab, asks }: { tab: string; asks: boolean }) {
  const [top, setTop] = useState(posts[0])
  const [counted, setCounted] = useState(0)
  // What was here when the reader asked for the new ones: the page begins anew with what comes next.
  const [asked, setAsked] = useState<Posts | null>(null)
  const seen = useRef(posts)
  if (asked && asked !== posts) {
    setAsked(null)
    setTop(posts[0])
  }
  // What one has just written oneself is no news.
  const rest = posts.filter(({ line, own }) => !asks || asked || own || !top || line.iso <= top.line.iso)
  // When more have come than a page holds, the page stays as it was.
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

/** Asks every minute how many newer ones there are, while the page is looked at. */
function useCount(after: string | null, tab: string, tell: (count: number) => void) {
  useEffect(() => {
    if (after === null) return
    const ask = async () => {
      if (document.hidden) return
      const answer = await fetch(communityPathOf('newerPosts', null, { after, tab })).catch(() => null)
      // A session that has ended leads to a page of words.
      if (answer?.ok && !answer.redirected) tell(((await answer.json()) as { count: number }).count)
    }
    const timer = setInterval(() => void ask(), EVERY_MS)
    return () => clearInterval(timer)
  }, [after, tab, tell])
}

type FreshProps = { count: number; tab: string; onShow: () => void }

/** Says that there are new posts, and leads to them when it is asked. */
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
