import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'
import * as css from './logo.css.ts'

type LogoProps = {
  /** URL of the small picture; null in the light version or without a picture. */
  src: string | null
  /** The first letter of the name, shown on one of three tints instead of a picture. */
  letter: string
  tone: 0 | 1 | 2
}

/** The picture of a project or similar, or the first letter of its name. The name is shown beside it. */
export function Logo({ src, letter, tone }: LogoProps) {
  return src ? (
    <img className={css.picture} src={src} alt="" width="56" height="56" loading="lazy" decoding="async" />
  ) : (
    <span className={css.letters[tone]} aria-hidden="true">
      {letter}
    </span>
  )
}

/** An entry of `Entries` with a logo before it and figures to compare after it. */
export function LogoEntry({ logo, side, children }: { logo: ReactNode; side: ReactNode; children: ReactNode }) {
  return (
    <li className={css.entry}>
      {logo}
      <Stack gap="s">{children}</Stack>
      <Stack gap="s">{side}</Stack>
    </li>
  )
}
