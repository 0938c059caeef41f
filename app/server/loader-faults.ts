import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type ServerBuild } from '@remix-run/node'
import { cameFrom } from '#app/access/came-from.server.ts'
import { languageIn } from '#app/access/language.server.ts'
import { isDiskFault, isTemporary } from '#app/domain/disk-fault.server.ts'
import { codesOf } from '#app/domain/fault-codes.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { getFixedT, readerOf } from '#app/i18n/i18next.server.ts'
import { pathOf } from '#app/paths.ts'
import { isCall, sentenceOf } from './plain-answer.ts'

type Loading = (...args: never[]) => unknown
type Args = LoaderFunctionArgs | ActionFunctionArgs
/** Message keys of a page for a failing loader or action (`handle.failure`). */
type Failure = { load?: Key<'failures'>; act?: Key<'failures'> }

/** Wraps the loaders and actions of a build so that unexpected errors show a sentence of the page about what failed
 *  (docs/decisions/061). A full or read-only disk and an unreachable or overloaded database are 503: it is temporary,
 *  and saved data is safe; 500 would suggest that the site is broken. */
export function withFaultsAnswered(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action, handle } = route.module
    const isPage = route.module.default !== undefined
    const { load = null, act = 'save' } = (handle as { failure?: Failure } | undefined)?.failure ?? {}
    const guarded = {
      ...(loader && { loader: guard(loader, { isPage, failure: load }) }),
      ...(action && { action: guard(action, { isPage, failure: act }) }),
    }
    return [id, { ...route, module: { ...route.module, ...guarded } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

type About = { isPage: boolean; failure: Key<'failures'> | null }

function guard<F extends Loading>(load: F, about: About): F {
  const guarded = async (...args: Parameters<F>) => {
    try {
      return await load(...args)
    } catch (error) {
      // Redirects and refusals are thrown as responses and pass through.
      if (!(error instanceof Error)) throw error
      return answer(args[0] as unknown as Args, error, about)
    }
  }
  return guarded as unknown as F
}

async function answer(args: Args, error: Error, { isPage, failure }: About): Promise<Response> {
  const { request } = args
  const passes = isTemporary(error)
  const call = isCall({ path: new URL(request.url).pathname })
  const init = passes ? { status: 503, headers: { 'Retry-After': '60' } } : { status: 500 }
  const codes = codesOf(error).join(' ') || error.name
  if (isDiskFault(error)) console.error(`The disk is full or cannot be written: ${codes}`)
  else if (passes) console.error(`The database does not answer for now: ${codes}`)
  else if (call) console.error(`${error.name} in a JSON call`)
  else if (isPage && !request.signal.aborted) console.error(error.stack ?? error.message)

  if (call) return Response.json({ message: passes ? sentenceOf(request, 503) : unknown(), code: init.status }, init)
  // A post to a route without a page, such as a download, is redirected to the error page.
  if (!isPage && passes && request.method === 'POST') return redirect(pathOf('error', { status: '503' }))
  if (!isPage && !passes) throw error
  // Remix unwraps this for documents and for data requests of hydrated pages.
  throw data(await failureData(args, init.status, failure), init)
}

/** Returns the title, what failed, and for a form the page it was on. The server translates them, so that no catalogue
 *  of the browser needs these messages. */
async function failureData({ request, context }: Args, status: number, failure: About['failure']) {
  const language = languageIn(request)
  const known = await (context.viewer ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  const key = known ? failure : 'access'
  const isPost = request.method !== 'GET' && request.method !== 'HEAD'
  return {
    title: getFixedT(language, 'errors')(status === 503 ? '503.title' : '500.title'),
    failure: key && readerOf(language, 'failures', context.hasGroups).t(key),
    ...(isPost && { back: cameFrom(request) ?? new URL(request.url).pathname }),
  }
}

function unknown() {
  return (['ru', 'kk'] as const).map(language => getFixedT(language, 'errors')('unknown')).join(' · ')
}
