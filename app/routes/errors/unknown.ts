import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, redirectDocument } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { pathOf } from '#app/paths.ts'

/** Any unknown path leads to the 404 page, which names it so that a mistyped link can be mended. */
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

/** A hydrated page knows the addresses of its own area that have script. Any other is asked for as a document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return redirectDocument(request.url)
}
