import type { ReactNode } from 'react'
import * as css from './entries.css.ts'
import { Stack } from './layout.tsx'

type EntriesProps = {
  numbered?: boolean
  /** Number of the first entry on later pages. */
  start?: number
  children: ReactNode
}

/** A list with rules between entries; `numbered` for a meaningful order. */
export function Entries({ numbered = false, start, children }: EntriesProps) {
  return numbered ? (
    <ol className={css.entries} start={start}>
      {children}
    </ol>
  ) : (
    <ul className={css.entries}>{children}</ul>
  )
}

/** A phone number as a link that dials it. */
export function Telephone({ to, children }: { to: string; children: string }) {
  return (
    <a className={css.telephone} href={`tel:${to}`}>
      {children}
    </a>
  )
}

type EntryProps = {
  side?: ReactNode
  /** Its number in a `numbered` list, because a grid does not number its items. */
  number?: number
  id?: string
  lang?: string
  children: ReactNode
}

/** An entry of `Entries`; `side` holds its state and action. */
export function Entry({ side, number, children, ...rest }: EntryProps) {
  const numbered = number !== undefined
  const looks = side ? (numbered ? css.numberedWithSide : css.withSide) : numbered ? css.numbered : css.entry
  return (
    <li className={looks} value={number} {...rest}>
      {numbered ? (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      ) : null}
      <Stack gap="s">{children}</Stack>
      {side ? <div className={css.side}>{side}</div> : null}
    </li>
  )
}
