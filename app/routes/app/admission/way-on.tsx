import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { NextStepPanel } from '#app/ui/next-step.tsx'
import type { NextStepTexts as Step } from '#app/wording/admission/next-step-texts.server.ts'

/** The next step on the way to a place to study, at the end of a page. */
export function WayOn({ step }: { step: Step }) {
  return (
    <NextStepPanel title={step.title} text={step.text}>
      <StepButton step={step} />
    </NextStepPanel>
  )
}

function StepButton({ step }: { step: Step }) {
  if ('to' in step) {
    return (
      <ButtonLink to={step.to} forward>
        {step.go}
      </ButtonLink>
    )
  }
  if ('majorId' in step) {
    return (
      <Form method="post" action={pathOf('planAim')}>
        <Button forward name="majorId" value={step.majorId}>
          {step.go}
        </Button>
      </Form>
    )
  }
  return (
    <Form method="post" action={pathOf('picks')}>
      <input type="hidden" name="wants" value="on" />
      <input type="hidden" name="back" value={pathOf('programmes')} />
      <Button forward name="institutionId" value={step.institutionId}>
        {step.go}
      </Button>
    </Form>
  )
}
