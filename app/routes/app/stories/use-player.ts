import { useNavigate } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import type { LoadedPart } from './show.tsx'

/** Time for which a part without video is shown. */
const STILL_SECONDS = 6
const TICK_MS = 250

/** Key in the session storage: every visit starts without automatic play. */
const KEPT = 'stories-play'

/** Minimum horizontal distance of a swipe; the vertical distance must be at most half of it. */
const SWIPE_PX = 60

/** Adds the script behaviour of a part: records it as seen, moves with arrow keys and swipes, and returns to the feed
 *  with Escape. On request parts advance by themselves, except while the pointer or the focus is on one, in a hidden
 *  tab, or with reduced motion. */
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
    // If this fails, the next visit records it.
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
      // Keys pressed in form fields and players belong to those.
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

/** State of automatic play. It is off on the server and before the first effect. */
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
      // The video is muted and resumes where it was paused.
      if (video?.paused && !video.ended) video.play().catch(() => undefined)
      shown += TICK_MS
      if (shown < seconds * 1000) return
      clearInterval(timer)
      if (next) go(next)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [ref, id, next, seconds, playing, go])
}

/** Checks whether automatic play must wait. The focus on its own button or on the heading, which receives it after a
 *  move, does not count. */
function isHeld(place: HTMLElement): boolean {
  const focused = document.activeElement
  const isBusy = focused !== null && place.contains(focused) && !focused.matches('h1,[data-play]')
  return document.hidden || isBusy || place.querySelector('article:hover,figure:hover') !== null
}
