import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const FIRST_LOOK_MS = 500
const NEXT_LOOK_MS = 1500

/** How many stages have passed, asked for at `path` again and again in a few bytes; when the work is over the page itself
 *  is asked for once. A line that fails is tried again and breaks nothing. */
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

/** The stages passed, `'over'` when there is nothing to wait for, null when it is unknown. */
async function askProgress(path: string, signal: AbortSignal): Promise<number | 'over' | null> {
  try {
    const answer = await fetch(path, { signal })
    // After a sign-out the answer is a redirect: the page then loads itself anew and meets the guard.
    if (answer.redirected) return 'over'
    if (!answer.ok) return null
    const { state, stage } = (await answer.json()) as { state: string | null; stage: number }
    return state === 'LOADING' ? stage : 'over'
  } catch {
    return null
  }
}

/** What one waited for is there: the page that replaces the waiting is read from its beginning. */
export function useArrival(waiting: boolean) {
  const waited = useRef(waiting)
  useEffect(() => {
    if (waited.current && !waiting) document.getElementById('main')?.focus()
    waited.current = waiting
  }, [waiting])
}
