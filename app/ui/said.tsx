import { Small } from './prose.tsx'

/** What is said of a button that was pressed, on a line of its own. */
export function Said({ children }: { children: string | null }) {
  return <div aria-live="polite">{children ? <Small>{children}</Small> : null}</div>
}
