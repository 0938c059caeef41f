import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'
import * as css from './person-head.css.ts'
import { Small } from './prose.tsx'

export type Pictures = {
  /** URL of the picture at 96 pixels, its displayed size; initials replace a missing one. */
  portrait?: string | null
  /** URLs of the cover at 640 and 1280 pixels. */
  cover?: { small: string; main: string } | null
}

type PersonHeadProps = Pictures & { name: string; username: string; initials: string; actions?: ReactNode }

/** The head of a person's page: cover, picture, name and actions. The pictures need no text alternative, because the
 *  name identifies them. */
export function PersonHead({ name, username, actions, cover, ...who }: PersonHeadProps) {
  return (
    <Stack gap="l">
      {cover ? <Cover {...cover} /> : null}
      <div className={css.head}>
        <Portrait {...who} />
        <div className={css.name}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <Small>{`@${username}`}</Small>
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </Stack>
  )
}

function Cover({ small, main }: { small: string; main: string }) {
  return (
    <img
      className={css.cover}
      src={main}
      srcSet={`${small} 640w, ${main} 1280w`}
      sizes="(min-width: 73rem) 73rem, 100vw"
      width="1280"
      height="320"
      alt=""
    />
  )
}

/** A person's picture, or their initials. The name is shown beside it. */
export function Portrait({ portrait, initials }: { portrait?: string | null; initials: string }) {
  return portrait ? (
    <img className={css.portrait} src={portrait} width="96" height="96" alt="" />
  ) : (
    <span className={css.portrait} aria-hidden="true">
      {initials}
    </span>
  )
}

/** Text of a user as they wrote it. */
export function Written({ children }: { children: string }) {
  return (
    <p className={css.written} dir="auto">
      {children}
    </p>
  )
}
