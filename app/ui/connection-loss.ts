import { useEffect, useState } from 'react'

/** A request that failed for lack of a connection, and how many since the last success: `form` was not sent, `sent` got
 *  no response, `page` did not load, `files` are still uploading, `large` was refused for its size before it reached a
 *  page. */
type Held = { what: 'form' | 'sent' | 'large' | 'page' | 'files'; times: number }

/** After this long without a response the form is reported as unanswered. The request goes on. */
const PATIENCE_MS = 30_000
/** Assumed speed of a slow connection, in bytes per millisecond: a request with files gets that much more time. The
 *  upload is reported after `FILES_SAID_MS`. */
const SLOW_LINE = 4
const FILES_NOTICE_MS = 2000

/** Keeps the page and its input when there is no connection, where Remix or the browser would show an error page. While
 *  the device is offline, forms are not sent, except those with `data-own-line`, which handle it themselves. If a
 *  request fails although the device seems online, a form stays as it is and can be sent again, and a link stays on the
 *  page and calls `onPageHeld`. Returns the last failure; null once there is a connection again. */
export function useConnectionLoss(onPageHeld: () => void): Held | null {
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => {
    let sentTo: string | null = null
    const report = (what: Held['what']) => setHeld(before => ({ what, times: (before?.times ?? 0) + 1 }))
    const forget = () => setHeld(null)
    const hold = (event: Event) => {
      sentTo = dataOf(event as SubmitEvent)
      if (navigator.onLine || sentTo === null) return
      event.preventDefault()
      // Stopped before React handles the event.
      event.stopImmediatePropagation()
      report('form')
    }
    const holdPage = () => {
      report('page')
      onPageHeld()
    }
    const stop = holdPages(
      (input, init) =>
        isOfPage(input, init) ? holdPage : isOfForm(input, init, sentTo) ? (what = 'sent') => report(what) : null,
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
type Report = (what?: 'sent' | 'large' | 'files') => void

/** Replaces `fetch` so that Remix waits when the page of a link or form fails to load completely, until the reader
 *  navigates or tries again. `teller` returns the callback that reports the failure, or null for other requests. */
function holdPages(reporterOf: (...asked: Ask) => Report | null, forget: () => void) {
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const report = reporterOf(input, init)
    if (!report) return ask(input, init)
    const bytes = bytesOfFiles(init)
    const timers = isRead(init) ? [] : [window.setTimeout(report, PATIENCE_MS + bytes / SLOW_LINE)]
    if (bytes > 0) timers.push(window.setTimeout(report, FILES_NOTICE_MS, 'files'))
    const stopTimers = () => timers.forEach(timer => window.clearTimeout(timer))
    try {
      const answer = await ask(input, init)
      // Pages arrive in one piece, so waiting for the end delays nothing.
      await answer.clone().arrayBuffer()
      // A response to a form that does not come from Remix, but from a gateway, a proxy without its server or our
      // server before the page, counts as a failure: Remix would replace the input by its error page.
      if (!isRead(init) && !answer.headers.has('X-Remix-Response')) throw new TypeError(String(answer.status))
      stopTimers()
      forget()
      return answer
    } catch (error) {
      stopTimers()
      const { signal } = init ?? {}
      if (!signal || signal.aborted) throw error
      // Sending it again would be refused again.
      report((error as Error).message === '413' ? 'large' : undefined)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(error as Error)))
    }
  }
  return () => {
    window.fetch = ask
  }
}

/** Returns the size of the files in a request, in bytes. */
function bytesOfFiles(init?: RequestInit): number {
  if (!(init?.body instanceof FormData)) return 0
  return [...init.body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)
}

const isRead = (init?: RequestInit) => !init?.method || init.method === 'GET'

/** Checks for Remix's request for the data of a page it navigates to. Other requests for such data have no signal. */
function isOfPage(input: RequestInfo | URL, init?: RequestInit) {
  return init?.signal && isRead(init) ? input instanceof URL && input.pathname.endsWith('.data') : false
}

/** Checks for Remix's request that sends the last submitted form. */
function isOfForm(input: RequestInfo | URL, init: RequestInit | undefined, sentTo: string | null) {
  return init?.signal && !isRead(init) ? input instanceof URL && input.pathname === sentTo : false
}

/** Returns the path Remix sends a form to; null for a form that handles a missing connection itself. */
function dataOf({ target, submitter }: SubmitEvent): string | null {
  const form = target as HTMLFormElement
  if (form.hasAttribute('data-own-line')) return null
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return `${new URL(action, location.href).pathname}.data`
}
