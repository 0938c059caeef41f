import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { setConsent } from '#app/domain/accounts/consents.server.ts'
import { consentSchema } from '#app/privacy/privacy.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readAction(args, consentSchema)
  if (form.refused) throw refusedAction(args)

  await setConsent(viewer, form.value.kind, form.value.wants === 'on')
  return redirectWithToast(pathOf('myData'), 'saved')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('myData'))
}
