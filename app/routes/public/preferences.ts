import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction } from '#app/access/refused-action.server.ts'
import { preferenceCookie } from '#app/access/preference-cookie.server.ts'
import { rememberLanguage } from '#app/domain/accounts/accounts.server.ts'
import { preferencesSchema } from '#app/domain/accounts/preferences.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { ownPath, pathOf } from '#app/paths.ts'

export { NoPage as default } from '#app/frame/error-page.tsx'

/** Saves language, theme and lite version. They change every page, so they are set with POST. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.anyone(args)
  const form = await readAction(args, preferencesSchema)
  if (form.refused) throw refusedAction(args)

  const { back, ...chosen } = form.value
  const headers = new Headers()
  for (const name of ['language', 'theme', 'lite'] as const) {
    const value = chosen[name]
    if (value !== undefined) headers.append('Set-Cookie', preferenceCookie(name, value))
  }
  if (viewer && chosen.language) await rememberLanguage(viewer, chosen.language)
  return redirect(ownPath(back), { headers })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  return redirect(pathOf('landing'))
}
