import type { ReactNode } from 'react'
import * as css from './alert.css.ts'

type AlertProps = {
  tone: 'info' | 'good' | 'warn' | 'bad'
  title?: ReactNode
  as?: 'h2' | 'h3' | 'h4' | 'p'
  id?: string
  children?: ReactNode
}

/** A message within the page. Its title is bold text, or a heading with `as`. */
export function Alert({ tone, title, as: Heading = 'p', id, children }: AlertProps) {
  return (
    <div className={css.alert[tone]} id={id}>
      {title ? <Heading>{Heading === 'p' ? <b>{title}</b> : title}</Heading> : null}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  )
}
