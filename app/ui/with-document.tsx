import { type ReactNode, useState, useSyncExternalStore } from 'react'

/** What is true only of a page that came as a document: in a form that was sent by script the chosen files are chosen still. Stands
 *  where the answer is shown, so that it is new with each. */
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
