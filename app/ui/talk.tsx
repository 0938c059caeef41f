import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'
import { Small } from './prose.tsx'
import * as css from './talk.css.ts'

/** Whom to talk to, or what about: one under another. */
export function Talk({ children }: { children: ReactNode }) {
  return <ul className={css.talk}>{children}</ul>
}

/** A person and why: the name with what is known of them, the reasons, and what one can do. */
export function TalkPerson({ name, meta, actions, children }: TalkPersonProps) {
  return (
    <li className={css.withName}>
      <div>
        <h3 className={css.name}>{name}</h3>
        <Small>{meta}</Small>
      </div>
      <Stack gap="s">{children}</Stack>
      <div>{actions}</div>
    </li>
  )
}
type TalkPersonProps = { name: ReactNode; meta: ReactNode; actions: ReactNode; children: ReactNode }

/** One thing to talk about, without a person: the page is about one. */
export function TalkPoint({ children }: { children: ReactNode }) {
  return <li className={css.item}>{children}</li>
}

/** A dated fact, what else is known, and an open question in the voice that explains. */
export function TalkReason({ fact, detail, ask }: { fact: ReactNode; detail: ReactNode; ask: ReactNode }) {
  return (
    <div className={css.reason}>
      <p>
        <b>{fact}</b> {detail}
      </p>
      <p className={css.ask}>{ask}</p>
    </div>
  )
}

/** What the person who is looked at will know of it; the first thing on the page. */
export function SeenBy({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <p className={css.seen}>
      <b>{title}</b> {children}
    </p>
  )
}
