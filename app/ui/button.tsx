import type { ButtonHTMLAttributes, ReactNode } from 'react'
import * as css from './button.css.ts'
import { Link } from './link.tsx'
import { Triangle } from './triangle.tsx'

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>
type Looks = { kind?: 'main' | 'second' | 'risk'; small?: boolean; forward?: boolean }

/** One `main` button per view; `risk` always leads to a confirmation; `forward` only where it leads to the next step. */
export function Button({ kind = 'main', small, forward, type = 'submit', children, ...rest }: Native & Looks) {
  return (
    <button className={looks(kind, small)} type={type} {...rest}>
      {children}
      {forward ? <Triangle /> : null}
    </button>
  )
}

type Anchor = {
  to: string
  prefetch?: 'none' | 'intent' | 'render' | 'viewport'
  /** Loads the target as a new document, without the client router. */
  reload?: boolean
  id?: string
  lang?: string
  hrefLang?: string
  rel?: string
  target?: string
  download?: boolean | string
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
  'aria-describedby'?: string
  children: ReactNode
}

export function ButtonLink({ kind = 'main', small, forward, reload, children, ...rest }: Anchor & Looks) {
  return (
    <Link className={looks(kind, small)} reloadDocument={reload} {...rest}>
      {children}
      {forward ? <Triangle /> : null}
    </Link>
  )
}

type Quiet = { forward?: boolean; back?: boolean; risk?: boolean }

/** A link that acts like a button: underlined text in a box of touch size. */
export function QuietLink({ forward, back, risk, reload, children, ...rest }: Anchor & Quiet) {
  return (
    <Link className={quietLooks(risk)} reloadDocument={reload} {...rest}>
      {back ? <Triangle back /> : null}
      {children}
      {forward ? <Triangle /> : null}
    </Link>
  )
}

export function QuietButton({ forward, back, risk, type = 'submit', children, ...rest }: Native & Quiet) {
  return (
    <button className={quietLooks(risk)} type={type} {...rest}>
      {back ? <Triangle back /> : null}
      {children}
      {forward ? <Triangle /> : null}
    </button>
  )
}

function looks(kind: 'main' | 'second' | 'risk', small = false) {
  return small ? `${css.button[kind]} ${css.small}` : css.button[kind]
}

function quietLooks(risk = false) {
  return risk ? `${css.quiet} ${css.quietRisk}` : css.quiet
}
