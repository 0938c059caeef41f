import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { shareSchema } from '#app/domain/guidance/analysis.schema.ts'
import { createShare } from '#app/domain/guidance/analysis-shares.server.ts'
import { readDeed } from '#app/forms/form.server.ts'
import { pathOf } from '#app/paths.ts'

export async function action(args: ActionFunctionArgs) {
  const viewer = await doors.onboarded(args)
  const form = await readDeed(args, shareSchema)
  if (form.refused) return form.refused

  const { analysis, submission } = form.value
  const shared = await createShare(viewer, analysis, submission)
  if (shared === null) return Response.json(null, { status: 404 })
  // With five links open the page says so.
  return redirect(`${pathOf('personality', null, { analysis })}#share`)
}

export async function loader(args: LoaderFunctionArgs) {
  await doors.onboarded(args)
  return redirect(pathOf('personality'))
}
