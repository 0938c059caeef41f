import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Lead } from './prose.tsx'
import { Stack } from './layout.tsx'
import * as css from './project.css.ts'

type HeadProps = {
  name: string
  lead: string
  /** URLs of the banner at 640 and 1200 pixels and of the logo at 112; null without a picture or where none are loaded. */
  banner: { small: string | null; main: string | null }
  logo: string | null
  /** The state of the project and its actions; `menu` holds rarely used ones. */
  children: ReactNode
  menu: ReactNode
}

/** The head of a project's page: banner, name with logo, lead and actions. */
export function ProjectHead({ name, lead, banner: { small, main }, logo, children, menu }: HeadProps) {
  return (
    <Stack>
      {main ? (
        <img
          className={css.banner}
          src={main}
          srcSet={`${small} 640w, ${main} 1200w`}
          sizes="(min-width: 73rem) 73rem, 100vw"
          width="1200"
          height="224"
          alt=""
        />
      ) : null}
      <div className={css.name}>
        {logo ? <img src={logo} width="56" height="56" alt="" /> : null}
        <h1 dir="auto">{name}</h1>
      </div>
      <Lead>{lead}</Lead>
      <div className={css.actions}>
        <Stack>{children}</Stack>
        {menu}
      </div>
    </Stack>
  )
}

type Figure = {
  id: string
  /** Null where pictures are not loaded; the text `show` replaces it. */
  src: string | null
  width: number | null
  height: number | null
  description: string | null
  to: string
  label: string
}

/** Pictures with captions, each linking to a page with a larger one. `show` is the link text of a picture that is not
 *  loaded. */
export function Gallery({ items, show }: { items: Figure[]; show: string }) {
  return (
    <div className={css.gallery}>
      {items.map(({ id, src, width, height, description, to, label }) => (
        <figure key={id}>
          <Link to={to} aria-label={label}>
            {src ? (
              <img
                src={src}
                alt=""
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
                decoding="async"
              />
            ) : (
              show
            )}
          </Link>
          {description ? <figcaption dir="auto">{description}</figcaption> : null}
        </figure>
      ))}
    </div>
  )
}

type LargeProps = { src: string; alt: string; width: number | null; height: number | null }

/** The picture that is the subject of the page, in any shape. */
export function LargePicture({ src, alt, width, height }: LargeProps) {
  return (
    <img
      className={css.large}
      src={src}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
    />
  )
}
