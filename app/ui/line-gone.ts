import { useEffect, useState } from 'react'

/** What found no line, and how often since one was last there: a form that was not sent, one that was sent and not answered, or a
 *  page that was not opened. `files` has found one, and is still on its way; `large` was refused for its size before a page
 *  was asked. */
type Held = { what: 'form' | 'sent' | 'large' | 'page' | 'files'; times: number }

/** After so long without an answer a form is said to have none. It is waited for all the same. */
const PATIENCE_MS = 30_000
/** Files take longer: so many bytes a millisecond pass a slow line. That they are on their way is said once that takes a while. */
const SLOW_LINE = 4
const FILES_SAID_MS = 2000

/** Keeps the page where there is no line, and what was typed in it, where Remix would show a page that failed and a browser one
 *  of its own. Forms are not sent while the device knows that its line is gone; a form that does without a line itself says
 *  so: `data-own-line`. Where the device still believes in its line, a form that is not answered stays as it is, to be sent
 *  again, and a link leads nowhere when what it asks for does not come: `onPageHeld` is called then. Returns what was held so last, null once the line is back. */
export function useLineGone(onPageHeld: () => void): Held | null {
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    let sentTo: string | null = null
    const tell = (what: Held['what']) => setHeld(before => ({ what, times: (before?.times ?? 0) + 1 }))
    const forget = () => setHeld(null)
    const hold = (event: Event) => {
      sentTo = dataOf(event as SubmitEvent)
      if (navigator.onLine || sentTo === null) return
      event.preventDefault()
      // Before React hears of it.
      event.stopImmediatePropagation()
      tell('form')
    }
    const holdPage = () => {
      tell('page')
      onPageHeld()
    }
    const stop = holdPages(
      (input, init) =>
        isOfPage(input, init) ? holdPage : isOfForm(input, init, sentTo) ? (what = 'sent') => tell(what) : null,
      forget,
    )
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

type Ask = Parameters<typeof fetch>
type Tell = (what?: 'sent' | 'large' | 'files') => void

/** Has Remix wait for the page of a link or a form that did not come, or not to its end, until its reader goes somewhere else or asks
 *  for it again. `teller` says how it is told, null for what is no such page. */
function holdPages(teller: (...asked: Ask) => Tell | null, forget: () => void) {
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const tell = teller(input, init)
    if (!tell) return ask(input, init)
    const bytes = bytesOfFiles(init)
    const timers = isRead(init) ? [] : [window.setTimeout(tell, PATIENCE_MS + bytes / SLOW_LINE)]
    if (bytes > 0) timers.push(window.setTimeout(tell, FILES_SAID_MS, 'files'))
    const stopTimers = () => timers.forEach(timer => window.clearTimeout(timer))
    try {
      const answer = await ask(input, init)
      // Pages come in one piece, so nothing waits for its end that could be shown before.
      await answer.clone().arrayBuffer()
      // What a form is answered by something in between, a school's gateway or a proxy whose server is away, is no answer of a
      // page; nor is what our server says before a page is asked: Remix would put its own error in the place of the words.
      if (!isRead(init) && !answer.headers.has('X-Remix-Response')) throw new TypeError(String(answer.status))
      stopTimers()
      forget()
      return answer
    } catch (error) {
      stopTimers()
      const { signal } = init ?? {}
      if (!signal || signal.aborted) throw error
      // Sent again, it would be refused again.
      tell((error as Error).message === '413' ? 'large' : undefined)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(error as Error)))
    }
  }
  return () => {
    window.fetch = ask
  }
}

/** How much is sent beside words. */
function bytesOfFiles(init?: RequestInit): number {
  if (!(init?.body instanceof FormData)) return 0
  return [...init.body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)
}

const isRead = (init?: RequestInit) => !init?.method || init.method === 'GET'

/** Whether it is Remix that asks, for the data of a page it goes to: what else asks for such data gives no signal. */
function isOfPage(input: RequestInfo | URL, init?: RequestInit) {
  return init?.signal && isRead(init) ? input instanceof URL && input.pathname.endsWith('.data') : false
}

/** Whether it is Remix that sends the form that was sent last. */
function isOfForm(input: RequestInfo | URL, init: RequestInit | undefined, sentTo: string | null) {
  return init?.signal && !isRead(init) ? input instanceof URL && input.pathname === sentTo : false
}

/** Where Remix sends a form; null for one that does without a line itself. */
function dataOf({ target, submitter }: SubmitEvent): string | null {
  const form = target as HTMLFormElement
  if (form.hasAttribute('data-own-line')) return null
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return `${new URL(action, location.href).pathname}.data`
}
