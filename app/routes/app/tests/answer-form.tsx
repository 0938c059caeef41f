import { Form } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { ScaleField } from '#app/ui/scale-field.tsx'
import type { LoadedQuestion } from './question.tsx'

type AnswerFormProps = {
  step: LoadedQuestion['step']
  /** Continues at once if the next question is known. */
  answerAhead: (event: FormEvent<HTMLFormElement>) => void
}

/** A statement with its answers, and buttons to continue and go back. */
export function AnswerForm({ step: { test, question }, answerAhead }: AnswerFormProps) {
  const { t } = useTranslation('tests')
  const fields = useForm({ message: key => t(`invalid.${key}` as 'invalid.required') })
  const [skipped, setSkipped] = useState<string>()
  const answer = (event: FormEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).has('answer')) {
      answerAhead(event)
      return
    }
    event.preventDefault()
    setSkipped(question.id)
    document.getElementById('answer-error')?.focus()
  }
  const form = useRef<HTMLFormElement>(null)
  const tapped = useTapped(question.id, () => form.current?.requestSubmit())
  // Without noValidate the browser would show its message in its own language.
  return (
    <Form method="post" noValidate onSubmit={answer} ref={form} data-own-line>
      <Stack>
        <ScaleField
          {...fields.choice('answer')}
          {...(skipped === question.id && { error: t('invalid.required') })}
          legend={<h1>{question.text}</h1>}
          hint={test.question}
          rows={question.options !== undefined}
          options={(question.options ?? test.options).map(({ value, label }) => ({ value: String(value), label }))}
          defaultValue={question.chosen === null ? undefined : String(question.chosen)}
          required
          autoFocus
          // In a timed test an answer may be wrong, so the user submits with the button.
          onTap={test.time ? undefined : tapped}
        />
        <Row between>
          <Button forward>{t(question.number === test.total ? 'question.finish' : 'question.next')}</Button>
          {question.previous ? (
            <QuietLink to={pathOf('question', { testId: test.id, questionId: question.previous })} back>
              {t('question.back')}
            </QuietLink>
          ) : null}
        </Row>
      </Stack>
    </Form>
  )
}

/** Long enough to see which answer was marked. */
const SEEN_MS = 250

/** Returns a tap handler that submits the answer after a short delay, so that its mark is seen. Another tap or another
 *  question restarts the delay. */
function useTapped(questionId: string, goOn: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [questionId])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(goOn, SEEN_MS)
  }
}
