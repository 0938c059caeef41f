import * as css from './sign.css.ts'
import file from './signs.svg'

type SignProps = {
  /** One of the thirteen fields of work. */
  field: string
  size?: keyof typeof css.sizes
  /** The field the person is in. */
  here?: boolean
}

/** The sign of a field of work; it never stands without its word. */
export function Sign({ field, size = 'usual', here = false }: SignProps) {
  const look = css.sizes[size]
  return (
    <svg className={here ? `${look} ${css.here}` : look} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${file}#${field}`} />
    </svg>
  )
}

/** The sign of a page's own field, framed as a map is; once a page, and dropped in the light one. */
export function Plate(sign: SignProps) {
  return (
    <span className={css.plate}>
      <Sign {...sign} />
    </span>
  )
}
