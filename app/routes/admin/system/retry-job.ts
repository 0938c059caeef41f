import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { retryJob } from '#app/domain/system/failed-jobs.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Queues a failed job again. Idempotent. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superAdmin(args)
  const outcome = await retryJob(viewer, args.params.jobId ?? '')
  if (outcome === null) throw staleAction(args)
  return redirectWithToast(adminPathOf('system'), outcome === 'done' ? 'saved' : null)
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  return redirect(adminPathOf('system'))
}
