import * as css from './sign.css.ts'
import file from './signs.svg'

type SignProps = {
  /** One of the thirteen fields of work. */
  field: string
  size?: keyof typeof css.sizes
  /** Whether this is the reader's own field. */
  here?: boolean
}

/** The sign of a field of work. Its name is always shown beside it. */
export function Sign({ field, size = 'usual', here = false }: SignProps) {
  const look = css.sizes[size]
  return (
    <svg className={here ? `${look} ${css.here}` : look} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${file}#${field}`} />
    </svg>
  )
}

/** The framed sign of the page's own field, once per page; left out in the light version. */
export function Plate(sign: SignProps) {
  return (
    <span className={css.plate}>
      <Sign {...sign} />
    </span>
  )
}
