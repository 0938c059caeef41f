import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

let shown: string | undefined

/** Does after a client navigation what a browser does after loading a document: focuses the main heading and announces
 *  the title. The focus stays where it is on the first page, for a hash in the address, and for a response of the same
 *  page. */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown
    shown = pathname + search
    if (before === undefined || before === shown) return
    setTitle(document.title)
    if (hash) {
      // A form field named by the hash of the address gets the focus.
      const named = document.getElementById(hash.slice(1))
      if (named?.matches('input, select, textarea')) named.focus({ preventScroll: true })
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    // ScrollRestoration sets the scroll position.
    heading?.focus({ preventScroll: true })
  }, [pathname, search, hash])
  return (
    <p className={visuallyHidden} aria-live="polite">
      {title}
    </p>
  )
}
