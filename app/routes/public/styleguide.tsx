import type { LoaderFunctionArgs } from '@remix-run/node'
import { doors } from '#app/access/doors.server.ts'
import { problem } from '#app/access/page.server.ts'
import { isWorkshopOpen } from '#app/domain/workshop.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { Sheet } from '#app/ui/layout.tsx'
import { StyleguideSections } from '#app/ui/styleguide-sections.tsx'

export const meta = pageMeta

/** All components together, in development and in the demo only. */
export async function loader(args: LoaderFunctionArgs) {
  await doors.open(args)
  if (!isWorkshopOpen()) throw problem(args, 404)
  return null
}

export default function StyleguidePage() {
  return (
    <Sheet>
      <StyleguideSections />
    </Sheet>
  )
}
