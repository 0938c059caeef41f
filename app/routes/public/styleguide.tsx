import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { problem } from '#app/access/page.server.ts'
import { areDevPagesOpen } from '#app/domain/dev-pages.server.ts'
import { constraintOf, readListForm } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { pathOf } from '#app/paths.ts'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { StyleguideSections } from '#app/ui/styleguide-sections.tsx'
import { sampleSchema } from './styleguide-list.server.ts'
import { ListSample } from './styleguide-list.tsx'

export const handle = { i18n: ['fields', 'list'] }
export const meta = pageMeta

/** Shows all components. Only in development and in the demo. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  if (!areDevPagesOpen()) throw problem(args, 404)
  return { constraint: constraintOf(sampleSchema) }
}

/** The sample form saves nothing. */
export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  if (!areDevPagesOpen()) throw problem(args, 404)
  const form = await readListForm(args, sampleSchema, ['goals'])
  if (form.intent) return form.intent
  if (form.refused) return form.refused
  return redirect(pathOf('styleguide'))
}

export default function StyleguidePage() {
  const { constraint } = useLoaderData<typeof loader>()
  return (
    <Sheet>
      <Stack gap="xl">
        <StyleguideSections />
        <ListSample constraint={constraint} />
      </Stack>
    </Sheet>
  )
}
