import { data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { getFixedT } from '#app/i18n/i18next.server.ts'

type Loading = (...args: never[]) => unknown

/** A build whose loaders and actions answer also what they did not expect. A disk that is full or cannot be written is
 *  503: it is temporary, what was saved is in its place, and reading goes on; 500 would say that the site is broken. */
export function withFaultsAnswered(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route.module
    const guarded = { ...(loader && { loader: guard(loader) }), ...(action && { action: guard(action) }) }
    return [id, { ...route, module: { ...route.module, ...guarded } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function guard<F extends Loading>(load: F): F {
  const guarded = async (...args: Parameters<F>) => {
    try {
      return await load(...args)
    } catch (error) {
      if (!isDiskFault(error)) return answerUnknown(args, error)
      console.error('The disk is full or cannot be written')
      // Remix unwraps this for pages and for the data of hydrated ones.
      throw data(null, { status: 503, headers: { 'Retry-After': '60' } })
    }
  }
  return guarded as unknown as F
}

/** Answers an unexpected error. A page shows its error page; the JSON calls say so in both languages of the country. */
function answerUnknown(args: unknown[], error: unknown): Response {
  const { request } = args[0] as LoaderFunctionArgs
  if (error instanceof Response || !(error instanceof Error) || !new URL(request.url).pathname.startsWith('/api/')) {
    // Redirects and refusals are thrown too: they go on as they are.
    throw error
  }
  console.error(`${error.name} in a JSON call`)
  const message = (['ru', 'kk'] as const).map(language => getFixedT(language, 'errors')('unknown')).join(' · ')
  return Response.json({ message, code: 500 }, { status: 500 })
}

const codes = /\b(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)\w*|ENOSPC|EDQUOT|EROFS|EFBIG)\b/
const words = /database or disk is full|disk I\/O error|readonly database|unable to open database file/i

/** The driver's error lies some layers down in what Prisma throws. */
function isDiskFault(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const { code, message, cause, meta } = error as Record<string, unknown>
  if (typeof code === 'string' && codes.test(code)) return true
  if (typeof message === 'string' && (codes.test(message) || words.test(message))) return true
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  return isDiskFault(cause, depth + 1) || isDiskFault(inner, depth + 1)
}
