import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

type BadgeProps = {
  /** Not started, in progress, done, or in trouble. The shape carries the meaning, the colour repeats it. */
  shape?: keyof typeof css.shape
  tone?: keyof typeof css.tone
  children: ReactNode
}

export function Badge({ shape = 'empty', tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={tone === 'neutral' ? css.shape[shape] : `${css.shape[shape]} ${css.tone[tone]}`}>{children}</span>
  )
}

export function Count({ children }: { children: ReactNode }) {
  return <span className={css.count}>{children}</span>
}
