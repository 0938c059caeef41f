import { useEffect, useState } from 'react'

/** What found no line, and how often since one was last there: a form that was not sent, or a page that was not opened. */
type Held = { what: 'form' | 'page'; times: number }

/** Keeps the page where there is no line, and what was typed in it, where Remix would show a page that failed and a browser one
 *  of its own. Forms are not sent while the device knows that its line is gone; a form that does without a line itself says
 *  so: `data-own-line`. A link leads nowhere when what it asks for does not come, also where the device still believes in its
 *  line: `onPageHeld` is called then. Returns what was held so last, null once the line is back. */
export function useLineGone(onPageHeld: () => void): Held | null {
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    const tell = (what: Held['what']) => setHeld(before => ({ what, times: (before?.times ?? 0) + 1 }))
    const forget = () => setHeld(null)
    const hold = (event: Event) => {
      if (navigator.onLine || (event.target as HTMLElement).hasAttribute('data-own-line')) return
      event.preventDefault()
      // Before React hears of it.
      event.stopImmediatePropagation()
      tell('form')
    }
    const holdPage = () => {
      tell('page')
      onPageHeld()
    }
    const stop = holdPages(holdPage, forget)
    window.addEventListener('submit', hold, true)
    window.addEventListener('online', forget)
    return () => {
      stop()
      window.removeEventListener('submit', hold, true)
      window.removeEventListener('online', forget)
    }
  }, [onPageHeld])
  return held
}

/** Has Remix wait for a page whose data did not come, until its reader goes somewhere else or asks for it again. */
function holdPages(tell: () => void, forget: () => void) {
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const asksForPage = isOfPage(input, init)
    try {
      const answer = await ask(input, init)
      if (asksForPage) forget()
      return answer
    } catch (error) {
      const { signal } = init ?? {}
      if (!asksForPage || !signal || signal.aborted) throw error
      tell()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(error as Error)))
    }
  }
  return () => {
    window.fetch = ask
  }
}

/** Whether it is Remix that asks, for the data of a page it goes to: what else asks for such data gives no signal. */
function isOfPage(input: RequestInfo | URL, init?: RequestInit) {
  const isRead = init?.signal && (!init.method || init.method === 'GET')
  return isRead ? input instanceof URL && input.pathname.endsWith('.data') : false
}
