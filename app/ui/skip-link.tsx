import { skipLink } from './skip-link.css.ts'

/** First element in `<body>`; leads to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ to = '#main', children }: { to?: string; children: string }) {
  return (
    <a className={skipLink} href={to}>
      {children}
    </a>
  )
}
