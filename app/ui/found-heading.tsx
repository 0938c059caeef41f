import type { ReactNode } from 'react'
import * as css from './found-heading.css.ts'

type FoundHeadingProps = { quoted: boolean; lang?: string; children: ReactNode }

/** The heading of a thing that was found; `quoted` where it has no name of its own, only words. */
export function FoundHeading({ quoted, lang, children }: FoundHeadingProps) {
  return (
    <h3 className={quoted ? css.quoted : undefined} lang={lang}>
      {children}
    </h3>
  )
}
