import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { Cached } from './cached.tsx'
import { Link } from './link.tsx'
import * as css from './post.css.ts'
import { Small } from './prose.tsx'

type PostProps = {
  id: string
  /** Everything it shows, if other responses may share it (see `Kept`). */
  of?: unknown
  /** Starts with `By`. */
  children: ReactNode
}

/** A post or comment. Its accessible name is the element with the id `by-…`. */
export function Post({ id, of, children }: PostProps) {
  return (
    <Cached as="article" of={of} className={css.post} id={id} aria-labelledby={`by-${id}`}>
      {children}
    </Cached>
  )
}

type ByProps = {
  id: string
  name: string
  /** Address of the author's page; null if there is none the viewer may open. */
  to: string | null
  initials: string
  avatar: string | null
  as?: 'h1' | 'h2' | 'h3' | 'p'
  /** The date and who may see it. */
  line: ReactNode
  menu?: ReactNode
}

/** The author of a post with its date and visibility, and a menu at the end. */
export function By({ id, name, to, initials, avatar, as: Heading = 'h3', line, menu }: ByProps) {
  return (
    <header className={css.head}>
      <Avatar initials={initials} src={avatar} />
      <div>
        <Heading id={`by-${id}`}>{to ? <Link to={to}>{name}</Link> : name}</Heading>
        <Small>{line}</Small>
      </div>
      {menu}
    </header>
  )
}

/** A menu of rarely used actions behind three dots. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={css.menu} name="menu">
      <summary aria-label={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Text of a user: keeps its line breaks and direction. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <p className={css.words} dir="auto">
      {children}
    </p>
  )
}

type PicturesProps = {
  items: {
    id: string
    /** Null where pictures are not loaded; the description and a link replace it. */
    src: string | null
    full: string
    width: number | null
    height: number | null
    description: string | null
  }[]
  /** Text for a picture without a description. */
  unnamed: string
  /** Text of the link to a picture that is not loaded. */
  show: string
}

/** Pictures with their descriptions as captions. */
export function Pictures({ items, unnamed, show }: PicturesProps) {
  if (items.length === 0) return null
  return (
    <div className={items.length > 1 ? css.several : css.pictures}>
      {items.map(({ id, src, full, width, height, description }) => (
        <figure key={id}>
          {src ? (
            <img
              src={src}
              alt={description ? '' : unnamed}
              width={width ?? undefined}
              height={height ?? undefined}
              loading="lazy"
              decoding="async"
            />
          ) : (
            <a href={full}>{show}</a>
          )}
          {description || !src ? <figcaption dir="auto">{description ?? unnamed}</figcaption> : null}
        </figure>
      ))}
    </div>
  )
}

type AttachedProps = { kind: string; title: string; lang?: string; to: string | null; note: string | null }

/** Something of the author's own, such as a project, as a card. */
export function Attached({ kind, title, lang, to, note }: AttachedProps) {
  return (
    <div className={css.attached}>
      <i>{kind}</i>
      <span lang={lang}>{to ? <Link to={to}>{title}</Link> : <b>{title}</b>}</span>
      {note ? <Small>{note}</Small> : null}
    </div>
  )
}

/** Actions of a post, in one row. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={css.acts}>{children}</div>
}

/** Replaces content that is not shown, with the reason. */
export function Gone({ children }: { children: ReactNode }) {
  return <p className={css.gone}>{children}</p>
}
