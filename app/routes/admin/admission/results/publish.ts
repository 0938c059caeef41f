import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { publishGrants } from '#app/domain/admission/publish-grants.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Publishes a sheet. Idempotent. When its computed effects are missing or out of date, they are computed again first. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const { importId = '' } = args.params
  const outcome = await publishGrants(viewer, importId)
  if (outcome === null) throw staleAction(args)
  return redirect(adminPathOf('grantImport', { importId }, { notice: outcome === 'done' ? null : outcome }))
}

/** A GET request, such as a followed link, is redirected to the page with the button. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('grantImport', { importId: args.params.importId ?? '' }))
}
