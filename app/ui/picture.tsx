import * as css from './picture.css.ts'

type PictureProps = {
  src: string
  alt: string
  /** Its size in pixels, which reserves its space while it loads. */
  width: number
  height: number
  kind: 'round' | 'wide'
}

/** The picture that is the subject of the page. */
export function Picture({ kind, alt, ...rest }: PictureProps) {
  return <img className={css[kind]} alt={alt} decoding="async" {...rest} />
}
