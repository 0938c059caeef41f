import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, redirectDocument } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { pathOf } from '#app/paths.ts'

/** Redirects an unknown path to the 404 page, which shows the path so that a mistyped link can be corrected. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const { pathname, search } = new URL(args.request.url)
  return redirect(pathOf('error', { status: '404' }, { from: pathname + search }))
}

export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const { pathname } = new URL(args.request.url)
  return redirect(pathOf('error', { status: '404' }, { from: pathname }))
}

/** The route manifest of a hydrated page contains only its own area's pages with script. Any other address is loaded as
 *  a document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return redirectDocument(request.url)
}
