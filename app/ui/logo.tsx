import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'
import * as css from './logo.css.ts'

type LogoProps = {
  /** The picture in its small size; left out in the lite version and where there is none. */
  src: string | null
  /** What stands for it: the first letter of the name, on one of three tints. */
  letter: string
  tone: 0 | 1 | 2
}

/** The picture of a thing people make, or its first letter; the name itself always stands beside it. */
export function Logo({ src, letter, tone }: LogoProps) {
  return src ? (
    <img className={css.picture} src={src} alt="" width="56" height="56" loading="lazy" decoding="async" />
  ) : (
    <span className={css.letters[tone]} aria-hidden="true">
      {letter}
    </span>
  )
}

/** One of `Entries` with its logo before it and what one compares by behind it. */
export function LogoEntry({ logo, side, children }: { logo: ReactNode; side: ReactNode; children: ReactNode }) {
  return (
    <li className={css.entry}>
      {logo}
      <Stack gap="s">{children}</Stack>
      <Stack gap="s">{side}</Stack>
    </li>
  )
}
