import type { ReactNode } from 'react'
import * as css from './found-heading.css.ts'

type FoundHeadingProps = { quoted: boolean; lang?: string; children: ReactNode }

/** The heading of a search result; `quoted` for results without a name, which show their text. */
export function FoundHeading({ quoted, lang, children }: FoundHeadingProps) {
  return (
    <h3 className={quoted ? css.quoted : undefined} lang={lang}>
      {children}
    </h3>
  )
}
