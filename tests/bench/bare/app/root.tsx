import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'
import { useContext } from 'react'
import { elementOf, MarkupContext } from './markup.ts'

export default function Root() {
  const { html, head } = useContext(MarkupContext)
  return (
    <html {...html} lang={String(html.lang)}>
      <head>
        {head.map(elementOf)}
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
