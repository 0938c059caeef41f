import type { ReactNode } from 'react'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { NextStepPanel } from '#app/ui/next-step.tsx'
import { PlanTo } from './plan-to.tsx'

export type Step = { title: string; text: string; go: string } & ({ to: string } | { professionId: string })

type WayOnProps = {
  step: Step
  /** False if another button of the page is the main action: the step is then a plain link. */
  solid?: boolean
  /** Further links. */
  children?: ReactNode
}

/** The next step at the end of a page: a link, or a button that starts a plan. */
export function WayOn({ step, solid = true, children }: WayOnProps) {
  return (
    <NextStepPanel title={step.title} text={step.text}>
      {solid || !('to' in step) ? (
        <StepButton step={step} />
      ) : (
        <QuietLink to={step.to} forward>
          {step.go}
        </QuietLink>
      )}
      {children}
    </NextStepPanel>
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
