import { Link as RemixLink } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { plainPath } from './plain-path.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  to: string
  prefetch?: 'none' | 'intent' | 'render' | 'viewport'
  /** Loads the target as a new document, without the client router. */
  reloadDocument?: boolean
}

/** Remix's link, without route discovery: browsers get the routes of their whole area at once. On the server it is
 *  rendered as a plain link, because Remix's one calls the router eight times for data that only a click needs, and a
 *  list has two hundred links. */
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

/** Props of the router that must not reach the element. */
const notOfLinks = { reloadDocument: undefined }
