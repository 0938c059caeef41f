import type { ReactNode } from 'react'
import { QuietLink } from './button.tsx'
import { Sign } from './sign.tsx'
import { signedLinks } from './signed-links.css.ts'

type SignedLinksProps = { items: { to: string; label: ReactNode; field: string }[] }

/** Links in a column, each with the sign of its field of work. */
export function SignedLinks({ items }: SignedLinksProps) {
  return (
    <ul className={signedLinks}>
      {items.map(({ to, label, field }) => (
        <li key={to}>
          <Sign field={field} size="small" />
          <QuietLink to={to}>{label}</QuietLink>
        </li>
      ))}
    </ul>
  )
}
