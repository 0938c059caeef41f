import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

let shown: string | undefined

/** Does after a move within the document what a browser does after loading one: focus goes to the main heading of the
 *  new page, and its title is announced. Whatever came on its own terms keeps focus: the first page, a part of a page
 *  named in the address, an answer of the same page. */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown
    shown = pathname + search
    if (before === undefined || before === shown) return
    setTitle(document.title)
    if (hash) {
      // A field that is named in the address is where one goes on.
      const named = document.getElementById(hash.slice(1))
      if (named?.matches('input, select, textarea')) named.focus({ preventScroll: true })
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    // Where the page stands is for ScrollRestoration to say.
    heading?.focus({ preventScroll: true })
  }, [pathname, search, hash])
  return (
    <p className={visuallyHidden} aria-live="polite">
      {title}
    </p>
  )
}
