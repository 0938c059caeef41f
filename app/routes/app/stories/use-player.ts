import { useNavigate } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import type { LoadedPart } from './show.tsx'

/** A part that stands still is shown so long. */
const STILL_SECONDS = 6
const TICK_MS = 250

/** Kept for this visit only: the next one begins with nothing moving. */
const KEPT = 'stories-play'

/** A finger moves so far sideways, and much less up or down. */
const SWIPE_PX = 60

/** What script adds to a part: it is written down as seen, arrow keys and swipes lead to the parts beside it and Escape back
 *  to the feed. Once the reader asks for it parts follow by themselves, and wait while the pointer or the focus is on one,
 *  in a tab nobody looks at, and for readers who want less motion. */
export function usePlayer(ref: RefObject<HTMLElement>, part: LoadedPart) {
  const navigate = useNavigate()
  const go = useCallback((to: string) => navigate(to), [navigate])
  const { playing, canPlay, toggle } = usePlaying()
  const { previous } = part
  const next = part.next?.to ?? null
  useSeen(part)
  useKeys({ previous, next, go })
  useSwipes(ref, { previous, next, go })
  useTiming(ref, { id: part.id, next, seconds: part.seconds ?? STILL_SECONDS, playing: playing && canPlay, go })
  return { go, playing, canPlay, toggle }
}

type Ways = { previous: string | null; next: string | null; go: (to: string) => void }

function useSeen({ id, seen }: LoadedPart) {
  useEffect(() => {
    // It is written once more at the next look where this fails.
    if (!seen)
      fetch(communityPathOf('storySeen', { storyId: id }), { method: 'POST', redirect: 'manual' }).catch(
        () => undefined,
      )
  }, [id, seen])
}

function useKeys({ previous, next, go }: Ways) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      // Keys belong to what one types or plays in.
      if (event.target instanceof Element && event.target.closest('input,textarea,select,video,dialog')) return
      const to = { ArrowLeft: previous, ArrowRight: next, Escape: pathOf('feed') }[event.key]
      if (to) go(to)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [previous, next, go])
}

function useSwipes(ref: RefObject<HTMLElement>, { previous, next, go }: Ways) {
  useEffect(() => {
    const place = ref.current
    let from: Touch | undefined
    const begin = ({ touches }: TouchEvent) => void (from = touches.length === 1 ? touches[0] : undefined)
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return
      const across = to.clientX - from.clientX
      if (Math.abs(across) < SWIPE_PX || Math.abs(to.clientY - from.clientY) > Math.abs(across) / 2) return
      const way = across > 0 ? previous : next
      if (way) go(way)
    }
    place?.addEventListener('touchstart', begin, { passive: true })
    place?.addEventListener('touchend', end, { passive: true })
    return () => {
      place?.removeEventListener('touchstart', begin)
      place?.removeEventListener('touchend', end)
    }
  }, [ref, previous, next, go])
}

/** Whether parts follow by themselves. On the server, and before the first effect, nothing does. */
function usePlaying() {
  const [playing, setPlaying] = useState(false)
  const [canPlay, setCanPlay] = useState(false)
  useEffect(() => {
    const less = window.matchMedia('(prefers-reduced-motion: reduce)')
    const learn = () => setCanPlay(!less.matches)
    learn()
    setPlaying(sessionStorage.getItem(KEPT) === 'on')
    less.addEventListener('change', learn)
    return () => less.removeEventListener('change', learn)
  }, [])
  const toggle = () => {
    sessionStorage.setItem(KEPT, playing ? 'off' : 'on')
    setPlaying(!playing)
  }
  return { playing, canPlay, toggle }
}

type Timed = { id: string; next: string | null; seconds: number; playing: boolean; go: (to: string) => void }

function useTiming(ref: RefObject<HTMLElement>, { id, next, seconds, playing, go }: Timed) {
  useEffect(() => {
    const place = ref.current
    if (!playing || !place) return
    let shown = 0
    const timer = setInterval(() => {
      const video = place.querySelector('video')
      if (isHeld(place)) return video?.pause()
      // It is muted, and plays on from where it was held.
      if (video?.paused && !video.ended) video.play().catch(() => undefined)
      shown += TICK_MS
      if (shown < seconds * 1000) return
      clearInterval(timer)
      if (next) go(next)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [ref, id, next, seconds, playing, go])
}

/** The button that begins it holds nothing, nor does the heading that has the focus after a move. */
function isHeld(place: HTMLElement): boolean {
  const focused = document.activeElement
  const isBusy = focused !== null && place.contains(focused) && !focused.matches('h1,[data-play]')
  return document.hidden || isBusy || place.querySelector('article:hover,figure:hover') !== null
}
