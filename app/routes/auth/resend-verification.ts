import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { resendVerification } from '#app/domain/accounts/email.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Sends the confirmation email again. The page shows that it was sent, or when it can be sent again. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.signedIn(args)
  const wait = await resendVerification(viewer, reading(args, 'recovery').language)
  if (wait === null) return redirect(pathOf('verifyEmail'))
  const query = wait === 0 ? { sent: 1 } : { after: Math.ceil(Date.now() / 1000) + wait }
  return redirect(pathOf('verifyEmail', null, query))
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.signedIn(args)
  return redirect(pathOf('verifyEmail'))
}
