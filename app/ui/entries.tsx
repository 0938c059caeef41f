import type { ReactNode } from 'react'
import * as css from './entries.css.ts'
import { Stack } from './layout.tsx'

type EntriesProps = {
  numbered?: boolean
  /** The number of the first, on a further page. */
  start?: number
  children: ReactNode
}

/** A list of things parted by rules; `numbered` is the index of an atlas, for an order that means something. */
export function Entries({ numbered = false, start, children }: EntriesProps) {
  return numbered ? (
    <ol className={css.entries} start={start}>
      {children}
    </ol>
  ) : (
    <ul className={css.entries}>{children}</ul>
  )
}

/** A number as a link that dials it. */
export function Telephone({ to, children }: { to: string; children: string }) {
  return (
    <a className={css.telephone} href={`tel:${to}`}>
      {children}
    </a>
  )
}

type EntryProps = {
  side?: ReactNode
  /** Its number in a `numbered` list: a grid does not count its items by itself. */
  number?: number
  id?: string
  lang?: string
  children: ReactNode
}

/** One of them; `side` holds its state and its action. */
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
