import { useEffect, useRef } from 'react'

/** Focuses what must be read first. The attribute does it for a page without script, the effect after a client
 *  transition, which shows new errors without loading a document; `what` changes when there is something new to read. */
export function useTakeFocus<Element extends HTMLElement>(what: string) {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (what) ref.current?.focus()
  }, [what])
  return { ref, tabIndex: -1, autoFocus: true }
}
