import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const FIRST_LOOK_MS = 500
const NEXT_LOOK_MS = 1500

/** Polls `path` for the number of completed stages, with a small response. When the work is over, the page is reloaded
 *  once. Network errors are ignored and retried. */
export function useProgress(path: string, stage: number) {
  const [passed, setPassed] = useState(stage)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stopped = new AbortController()
    const look = async () => {
      const progress = await askProgress(path, stopped.signal)
      if (stopped.signal.aborted) return
      if (progress === 'over') revalidate()
      else if (progress !== null) setPassed(progress)
      timer = setTimeout(() => void look(), NEXT_LOOK_MS)
    }
    timer = setTimeout(() => void look(), FIRST_LOOK_MS)
    return () => {
      stopped.abort()
      clearTimeout(timer)
    }
  }, [path, revalidate])
  return passed
}

/** Returns the number of completed stages, `'over'` when there is nothing to wait for, null on errors. */
async function askProgress(path: string, signal: AbortSignal): Promise<number | 'over' | null> {
  try {
    const answer = await fetch(path, { signal })
    // After a sign-out the response is a redirect. The page then reloads and its guard responds.
    if (answer.redirected) return 'over'
    if (!answer.ok) return null
    const { state, stage } = (await answer.json()) as { state: string | null; stage: number }
    return state === 'LOADING' ? stage : 'over'
  } catch {
    return null
  }
}

/** Moves the focus to the start of the page when the awaited content replaces the waiting page. */
export function useArrival(waiting: boolean) {
  const waited = useRef(waiting)
  useEffect(() => {
    if (waited.current && !waiting) document.getElementById('main')?.focus()
    waited.current = waiting
  }, [waiting])
}
