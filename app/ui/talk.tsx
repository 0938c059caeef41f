import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'
import { Small } from './prose.tsx'
import * as css from './talk.css.ts'

/** A list of people to talk to, or of topics. */
export function Talk({ children }: { children: ReactNode }) {
  return <ul className={css.talk}>{children}</ul>
}

/** A person to talk to: name and details, the reasons, and actions. */
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

/** A topic without a person, on a page about one. */
export function TalkPoint({ children }: { children: ReactNode }) {
  return <li className={css.item}>{children}</li>
}

/** A dated fact, further details, and an open question to ask. */
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

/** Says at the top of the page what the viewed person will learn about this visit. */
export function SeenBy({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <p className={css.seen}>
      <b>{title}</b> {children}
    </p>
  )
}
