import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { removeLanguageSchema } from '#app/domain/academic/academic.schema.ts'
import { removeLanguage } from '#app/domain/academic/academic.server.ts'
import { readDeed } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

/** Removing what is not there, twice for example, ends at the same list. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  const form = await readDeed(args, removeLanguageSchema)
  if (form.refused) return form.refused

  await removeLanguage(viewer, form.value.language)
  return redirect(pathOf('languages'), { headers: { 'Set-Cookie': toastCookie('saved') } })
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.onboarded(args)
  return redirect(pathOf('languages'))
}
