import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { MarkupContext, type PageMarkup } from './markup.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { markup }: { markup?: PageMarkup },
) {
  if (!markup) return new Response(null, { status: 404 })
  await transferWhole(context)
  const html = renderToString(
    <MarkupContext.Provider value={markup}>
      <RemixServer context={context} url={request.url} />
    </MarkupContext.Provider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!doctype html>${html}`, { status, headers })
}

/** `renderToString` cannot wait for Remix's streaming data, so the stream is read to its end first, as on the site. */
async function transferWhole(context: EntryContext) {
  const { serverHandoffStream, renderMeta } = context
  if (!serverHandoffStream || !renderMeta) return
  const value = await new Response(serverHandoffStream).text()
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
  context.serverHandoffStream = new ReadableStream()
}
