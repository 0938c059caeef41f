import { Form } from '@remix-run/react'
import type { PageForm } from '#app/forms/use-form.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { StepEnd } from '#app/ui/tour-steps.tsx'
import { FORM } from './leave-question.ts'
import type { LoadedReview } from './review.tsx'

/** Audience of the project, and the button that opens the project or saves the audience. */
export function ReviewForm({ review, form }: { review: LoadedReview; form: PageForm }) {
  const { texts, frame, choice, leave, remove } = review
  return (
    <Form method="post" id={FORM}>
      {frame.isDraft ? <input type="hidden" name="opens" value="on" /> : null}
      <Stack gap="l">
        <RadioGroup
          {...form.choice('audience')}
          legend={choice.legend}
          hint={choice.hint}
          options={choice.options}
          required
          beside
        />
        <StepEnd>
          {frame.isDraft ? <OpenButton review={review} /> : <Button>{texts.save}</Button>}
          <ButtonLink to={leave} kind="second" reload>
            {frame.isDraft ? texts.keep : texts.toProject}
          </ButtonLink>
          {frame.back && frame.isDraft ? (
            <QuietLink to={frame.back.to} back>
              {frame.back.label}
            </QuietLink>
          ) : null}
          <QuietLink to={remove} risk reload>
            {texts.remove}
          </QuietLink>
        </StepEnd>
      </Stack>
    </Form>
  )
}

/** Button that opens the project: none while its text is refused, "open anyway" when the text has findings to confirm. */
function OpenButton({ review: { obstacle, texts } }: { review: LoadedReview }) {
  if (obstacle === 'rude' || obstacle === 'muted') return null
  if (obstacle === 'asked')
    return (
      <Button kind="second" name="anyway" value="on">
        {texts.openAnyway}
      </Button>
    )
  return <Button forward>{texts.open}</Button>
}
