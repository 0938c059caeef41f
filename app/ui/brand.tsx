import * as css from './brand.css.ts'

/** The full needle, also the tumar amulet. Used only in the wordmark and the empty state. */
export function Needle() {
  return (
    <svg className={css.needle} viewBox="0 0 10 24" aria-hidden="true">
      <path d="M5 0l5 12H0z" />
      <path d="M0 12h10L5 24z" />
    </svg>
  )
}

export function Wordmark({ name, lang }: { name: string; lang?: string }) {
  return (
    <span className={css.wordmark}>
      <Needle />
      <span lang={lang}>{name}</span>
    </span>
  )
}

/** The ruler of a map's edge, once under the page header; thick only on the landing page. */
export function ScaleBar({ thick = false }: { thick?: boolean }) {
  return <div className={thick ? `${css.bar} ${css.thick}` : css.bar} />
}

/** The half compass of the landing page, with seven points for the seven professions of a shortlist. */
export function Compass() {
  return (
    <svg className={css.compass} viewBox="0 0 400 208" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M96 208a104 104 0 0 1 208 0z" fill="#f2b42e" stroke="none" />
      <path
        d="M14 208a186 186 0 0 1 372 0"
        pathLength="180"
        strokeWidth="12"
        strokeDasharray=".35 2.65"
        strokeDashoffset="-2.82"
      />
      <path
        d="M20 208a180 180 0 0 1 360 0"
        pathLength="180"
        strokeWidth="24"
        strokeDasharray=".5 29.5"
        strokeDashoffset="-29.75"
      />
      <path
        d="M64 208a136 136 0 0 1 272 0"
        pathLength="180"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray="0 25"
        strokeDashoffset="-15"
      />
      <g transform="rotate(25 200 208)" strokeWidth="1.5" strokeLinejoin="round">
        <circle cx="200" cy="72" r="11" />
        <path d="M200 90v118h-15z" fill="#12272d" />
        <path d="M200 90v118h15z" fill="#fff" />
      </g>
      <path d="M178 208a22 22 0 0 1 44 0z" fill="#12272d" stroke="none" />
    </svg>
  )
}
