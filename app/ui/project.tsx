import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Lead } from './prose.tsx'
import { Stack } from './layout.tsx'
import * as css from './project.css.ts'

type HeadProps = {
  name: string
  lead: string
  /** The banner at 640 and at 1200 pixels, the logo at 112; null where there is none or no picture is loaded. */
  banner: { small: string | null; main: string | null }
  logo: string | null
  /** How far it is, and what one can do about it; `menu` is what one rarely needs. */
  children: ReactNode
  menu: ReactNode
}

/** The head of a project's page: its banner, its name with the logo, what it is in a few words, and what one can do. */
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
  /** Null where pictures are not loaded: then the description stands for it. */
  src: string | null
  width: number | null
  height: number | null
  description: string | null
  to: string
  label: string
}

/** Pictures with captions; each opens larger on a page of its own. `show` are the words of the link to one that is not loaded. */
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

/** One picture that is what the page is about, whatever its shape. */
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
