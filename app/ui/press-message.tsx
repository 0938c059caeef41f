import { Small } from './prose.tsx'

/** The result of pressing a button, on a line of its own. */
export function PressMessage({ children }: { children: string | null }) {
  return <div aria-live="polite">{children ? <Small>{children}</Small> : null}</div>
}
