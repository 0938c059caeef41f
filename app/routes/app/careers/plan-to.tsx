import type { ReactNode } from 'react'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'

/** Button that starts a plan for a profession. */
export function PlanTo({ professionId, children }: { professionId: string; children: ReactNode }) {
  return (
    <Form method="post" action={pathOf('planAim')}>
      <Button forward name="professionId" value={professionId}>
        {children}
      </Button>
    </Form>
  )
}
