import * as css from './picture.css.ts'

type PictureProps = {
  src: string
  alt: string
  /** Its own size in pixels, so that its place is kept while it comes. */
  width: number
  height: number
  kind: 'round' | 'wide'
}

/** One picture that is what the page is about. */
export function Picture({ kind, alt, ...rest }: PictureProps) {
  return <img className={css[kind]} alt={alt} decoding="async" {...rest} />
}
