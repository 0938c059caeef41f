import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Onward } from '#app/ui/onward.tsx'
import { PlanTo } from './plan-to.tsx'

export type Step = { title: string; text: string; go: string } & ({ to: string } | { professionId: string })

/** The next step at the foot of a page: a place to go to, or a plan to begin. */
export function WayOn({ step, children }: { step: Step; children?: ReactNode }) {
  return (
    <Onward title={step.title} text={step.text}>
      <StepButton step={step} />
      {children}
    </Onward>
  )
}

export function StepButton({ step }: { step: Step }) {
  if ('professionId' in step) return <PlanTo professionId={step.professionId}>{step.go}</PlanTo>
  return (
    <ButtonLink to={step.to} forward>
      {step.go}
    </ButtonLink>
  )
}
