import { type ReactNode, useState, useSyncExternalStore } from 'react'

/** Shows content only if the page was loaded as a document: after a submit by script, chosen files are still selected.
 *  Must be mounted together with the response, so that it is evaluated for each. */
export function WithDocument({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [came] = useState(isHydrated)
  return came ? children : null
}

function never() {
  return () => undefined
}
