import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { openExportArchive } from '#app/privacy/export-archive.server.ts'
import { exportSchema } from '#app/privacy/privacy.schema.ts'
import { readForm } from '#app/forms/form.server.ts'
import { errorsIn } from '#app/forms/form-state.ts'
import { pathOf } from '#app/paths.ts'

/** Downloads the viewer's data. A refusal redirects to the page with a message. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { language } = reading(args, 'data')
  const form = await readForm(args, exportSchema)
  const archive = form.refused
    ? (errorsIn(form.refused.data.form).password ?? 'required')
    : await openExportArchive(viewer, form.value.password, language)
  if (typeof archive === 'string') return redirect(pathOf('myData', null, { refused: archive }))

  return new Response(archive.content, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${archive.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  return redirect(pathOf('myData'))
}
