import { skipLink } from './skip-link.css.ts'

/** The first thing in `<body>`; `<main id="main" tabIndex={-1}>` is where it leads. */
export function SkipLink({ to = '#main', children }: { to?: string; children: string }) {
  return (
    <a className={skipLink} href={to}>
      {children}
    </a>
  )
}
