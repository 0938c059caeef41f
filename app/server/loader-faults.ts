import { data, type LoaderFunctionArgs, redirect, type ServerBuild } from '@remix-run/node'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import { pathOf } from '#app/paths.ts'
import { isCall, sentenceOf } from './plain-answer.ts'

type Loading = (...args: never[]) => unknown

/** A build whose loaders and actions answer also what they did not expect. A disk that is full or cannot be written is
 *  503: it is temporary, what was saved is in its place, and reading goes on; 500 would say that the site is broken. */
export function withFaultsAnswered(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route.module
    const isPage = route.module.default !== undefined
    const guarded = {
      ...(loader && { loader: guard(loader, isPage) }),
      ...(action && { action: guard(action, isPage) }),
    }
    return [id, { ...route, module: { ...route.module, ...guarded } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function guard<F extends Loading>(load: F, isPage: boolean): F {
  const guarded = async (...args: Parameters<F>) => {
    try {
      return await load(...args)
    } catch (error) {
      if (!isDiskFault(error)) return answerUnknown(args, error)
      console.error('The disk is full or cannot be written')
      const init = { status: 503, headers: { 'Retry-After': '60' } }
      const { request } = args[0] as unknown as LoaderFunctionArgs
      if (isCall(pathIn(request))) return Response.json({ message: sentenceOf(request, 503), code: 503 }, init)
      // A post to what is no page (a download) is answered with one.
      if (!isPage && request.method === 'POST') return redirect(pathOf('error', { status: '503' }))
      // Remix unwraps this for pages and for the data of hydrated ones.
      throw data(null, init)
    }
  }
  return guarded as unknown as F
}

/** Answers an unexpected error. A page shows its error page; the JSON calls say so in both languages of the country. */
function answerUnknown(args: unknown[], error: unknown): Response {
  const { request } = args[0] as LoaderFunctionArgs
  if (error instanceof Response || !(error instanceof Error) || !isCall(pathIn(request))) {
    // Redirects and refusals are thrown too: they go on as they are.
    throw error
  }
  console.error(`${error.name} in a JSON call`)
  const message = (['ru', 'kk'] as const).map(language => getFixedT(language, 'errors')('unknown')).join(' · ')
  return Response.json({ message, code: 500 }, { status: 500 })
}

function pathIn({ url }: Request) {
  return { path: new URL(url).pathname }
}
