import { createHash } from 'node:crypto'
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { findLanguage } from './access/language.server.ts'
import { readPreferences } from './access/preferences.ts'
import { isScriptless, manifestOf, scriptsOf } from './document/browser-manifest.server.ts'
import { contentIn, etagOf } from './document/etag.ts'
import { findOperator } from './domain/operator.server.ts'
import { catalogueFiles } from './i18n/catalogue-files.server.ts'
import { serverTranslations } from './i18n/catalogues.server.ts'
import type { Language } from './i18n/config.ts'
import { pageCatalogues } from './i18n/page-catalogues.ts'
import { TranslationsContext } from './i18n/use-translation.ts'
import { resumeScript } from './document/interrupted-navigation.ts'
import { markupCache } from './document/markup-cache.server.ts'
import { OperatorContext } from './frame/operator.ts'
import { dataScript } from './document/page-data.server.ts'
import { PageScriptContext } from './document/page-script.ts'
import { MarkupCacheContext } from './ui/cached.tsx'

const END = '</body></html>'

/** Renders every page whole: nothing is deferred, so the status is real and Content-Length and ETag can be given. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  const { nonce, version, endWith } = loadContext
  const language = await findLanguage({ request, context: loadContext })
  const scripts = readPreferences(request).lite || changesNothing(context) ? null : filesOf(context, language)
  context.manifest = manifestOf(context)
  const data = await handOver(context, scripts !== null)
  const cache = markupCache(language, loadContext.hasGroups)
  const html = renderToString(
    <TranslationsContext.Provider value={serverTranslations(language)}>
      <MarkupCacheContext.Provider value={cache}>
        <PageScriptContext.Provider value={scripts && { nonce, early: resumeScript + fetchEarly(scripts) }}>
          <OperatorContext.Provider value={findOperator()}>
            <RemixServer context={context} url={request.url} nonce={nonce} />
          </OperatorContext.Provider>
        </PageScriptContext.Provider>
      </MarkupCacheContext.Provider>
    </TranslationsContext.Provider>,
  )
  const body = cache.settle(documentOf(html, data && `<script nonce="${nonce}">${data}</script>`))

  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  headers.append('Vary', 'Cookie, Save-Data')
  // Every loader that failed has said it, and Remix puts them one behind the other.
  const [again] = headers.get('Retry-After')?.split(', ') ?? []
  if (again) headers.set('Retry-After', again)
  if (status !== 200) return whole(body, { status, headers }, endWith)

  const content = contentOf(body, nonce)
  headers.set('ETag', etagOf(content, version))
  const known = request.headers.get('If-None-Match')
  if (known && contentIn(known) === content) return new Response(null, { status: 304, headers })
  return whole(body, { status, headers }, endWith)
}

/** Hands an answer over in one piece where the server takes it so. Through a Response it would go through two streams. */
function whole(body: Buffer, { status, headers }: { status: number; headers: Headers }, endWith: Whole) {
  headers.set('Content-Length', String(body.length))
  endWith?.(body)
  return new Response(endWith ? null : new Uint8Array(body), { status, headers })
}

type Whole = AppLoadContext['endWith']

/** What tells one page from another. The nonce is new in every answer; the page behind it is the same. */
function contentOf(body: Buffer, nonce?: string) {
  const hash = createHash('sha1')
  let from = 0
  for (let at = nonce ? body.indexOf(nonce) : -1; nonce && at >= 0; at = body.indexOf(nonce, from)) {
    hash.update(body.subarray(from, at))
    from = at + nonce.length
  }
  return hash.update(body.subarray(from)).digest('base64url')
}

/** Whether React has nothing to add: the page says so itself (`handle.scriptless`), or it tells what went wrong. */
function changesNothing({ staticHandlerContext: { matches, errors }, routeModules }: EntryContext) {
  // In development the script reloads the page.
  if (import.meta.env.DEV) return false
  return errors !== null || isScriptless(routeModules[matches.at(-1)?.route.id ?? ''])
}

/** The files a page runs: its scripts and the catalogues of its words. */
function filesOf(context: EntryContext, language: Language) {
  const { matches, errors } = context.staticHandlerContext
  const handles = matches.map(({ route }) => context.routeModules[route.id]?.handle)
  const words = catalogueFiles(language, pageCatalogues(handles, errors !== null))
  return [...scriptsOf(context, manifestOf(context)), ...words]
}

/** The script that hands the loaders' data to the browser. Where it is more than plain values Remix writes the script
 *  itself: its stream is read to its end before rendering, because `renderToString` cannot wait. */
async function handOver(context: EntryContext, isHydrated: boolean) {
  const { renderMeta, staticHandlerContext } = context
  // In a build it is created on demand (vite.framework-patches.ts).
  const given = context.serverHandoffStream as Handoff | (() => Handoff)
  const { loaderData, actionData, errors } = staticHandlerContext
  const script = isHydrated ? dataScript({ loaderData, actionData, errors }) : null
  // Everything else Remix sends to a browser is fixed at build time (vite.framework-patches.ts).
  if (import.meta.env.PROD) context.serverHandoffString = '{"future":{}}'
  if (script !== null || !isHydrated) {
    context.serverHandoffStream = undefined
    return script
  }
  const serverHandoffStream = typeof given === 'function' ? given() : given
  if (!serverHandoffStream || !renderMeta) return null
  const value = await new Response(serverHandoffStream).text()
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
  context.serverHandoffStream = new ReadableStream()
  return null
}

type Handoff = EntryContext['serverHandoffStream']

/** Code that asks for files before the style sheet holds scripts up. Browsers fetch `modulepreload` links in the page, or
 *  in a header, even with JavaScript off; these only come to be where scripts run. They stand inside the script
 *  that makes them, because React expects no other elements in the head than its own. */
function fetchEarly(files: string[]) {
  return `for(const h of ${JSON.stringify(files)}){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.currentScript.append(l)}`
}

/** A document with the script of its data at the end of the body. Remix renders its own behind the document; valid HTML
 *  has that in the body too, where browsers put it. Its `modulepreload` links stay asleep. */
function documentOf(rendered: string, data: string | null) {
  const html = rendered.replaceAll('rel="modulepreload"', 'rel="modulepreload" media="not all"')
  const at = html.lastIndexOf(END)
  return `<!doctype html>${html.slice(0, at)}${data ?? ''}${html.slice(at + END.length)}${END}`
}

/** What the client router fetches is as personal as the page it is for, and unchanged as often. */
export async function handleDataRequest(response: Response, { request, context }: LoaderFunctionArgs) {
  const { headers, status } = response
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (request.method !== 'GET' || status !== 200) return response
  headers.append('Vary', 'Cookie, Save-Data')
  const body = Buffer.from(await response.arrayBuffer())
  const content = contentOf(body)
  headers.set('ETag', etagOf(content, context.version))
  const known = request.headers.get('If-None-Match')
  if (known && contentIn(known) === content) return new Response(null, { status: 304, headers })
  return whole(body, { status, headers }, context.endWith)
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error instanceof Error ? (error.stack ?? error.message) : error)
}
