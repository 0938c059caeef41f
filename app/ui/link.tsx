import { Link as RemixLink } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { plainPath } from './plain-path.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  to: string
  prefetch?: 'none' | 'intent' | 'render' | 'viewport'
  /** Leaves the page as a document, without the client router. */
  reloadDocument?: boolean
}

/** Remix's link. Browsers are told of every page of their area at once, so none is to be discovered. While the server
 *  renders, what it comes to is written at once: a link asks the router eight things that only a click needs, and a list has
 *  two hundred links. */
export function Link(props: LinkProps) {
  const { to, prefetch = 'none', target, children, ...rest } = props
  if (!import.meta.env.SSR || prefetch !== 'none' || !plainPath.test(to))
    return <RemixLink discover="none" {...props} />
  return (
    <a {...rest} {...notOfLinks} href={to} target={target}>
      {children}
    </a>
  )
}

/** What the router is told and no element has. */
const notOfLinks = { reloadDocument: undefined }
