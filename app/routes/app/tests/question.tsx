import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { answerSchema } from '#app/domain/assessments/answer.schema.ts'
import { saveAnswer } from '#app/domain/assessments/attempts.server.ts'
import { findAhead, findStep } from '#app/domain/assessments/tests.server.ts'
import { readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { clockText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Exam } from '#app/ui/exam.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { ScaleField } from '#app/ui/scale-field.tsx'
import { TimeLeft } from './time-left.tsx'
import { UnsavedAnswers } from './unsaved-answers.tsx'
import { useEveryQuestion, useStepsAhead } from './steps-ahead.ts'

export { clientAction, clientLoader } from './steps-ahead.ts'

export const handle = { i18n: 'tests', failure: { load: 'question', act: 'answer' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.withAccess(args, 'PAID_OR_ORG', { superAdminBypass: true })
  const { t, language } = reading(args, 'tests')
  const at = addressOf(args)
  const step = await findStep(viewer, at, language)
  if (step === null) throw problem(args, 404)
  if (step === 'other-test') throw problem(args, 400, 'other_test')
  if (step === 'too-young') throw problem(args, 403, 'below_minimum_age')
  if (step === 'not-started') throw redirect(pathOf('test', { testId: at.testId }))
  if (step === 'time-over') throw timeOver(at)
  const title = t('question.title', { number: step.question.number, test: step.test.title })
  const { test } = step
  return {
    page: headOf(args, { title, description: t('question.description') }),
    step: {
      ...step,
      test: {
        ...test,
        note: reading(args, 'instruments').t(`${test.kind}.note`),
        time: test.time && { left: test.time.left, until: clockText(test.time.deadlineAt, language) },
      },
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.withAccess(args, 'PAID_OR_ORG', { superAdminBypass: true })
  const { language } = reading(args, 'tests')
  const at = addressOf(args)
  const form = await readForm(args, answerSchema)
  if (form.refused) return form.refused

  const { answer: value, ahead, again } = form.value
  const outcome = await saveAnswer(viewer, at, { value, again: again !== undefined })
  if (outcome === null) throw problem(args, 404)
  if (outcome === 'other-test') throw problem(args, 400, 'other_test')
  if (outcome === 'too-young') throw problem(args, 403, 'below_minimum_age')
  if (outcome === 'not-started') throw redirect(pathOf('test', { testId: at.testId }))
  if (outcome === 'time-over') throw timeOver(at)
  if (outcome === 'check') return redirect(pathOf('check', { testId: at.testId }))
  if (outcome === 'not-an-option') return form.refuse({ answer: 'notAnOption' })
  if ('completed' in outcome) {
    return redirect(pathOf('results', { testId: at.testId }), {
      headers: { 'Set-Cookie': toastCookie('test-completed') },
    })
  }
  if (ahead) return { saved: true as const, ahead: await findAhead(viewer, at, language) }
  return redirect(pathOf('question', { testId: at.testId, questionId: outcome.next }))
}

function timeOver({ testId }: { testId: string }) {
  return redirect(pathOf('results', { testId }), { headers: { 'Set-Cookie': toastCookie('time-over') } })
}

/** A hydrated page fetches nothing again after an answer: the next questions came along. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.has('ahead') ? false : defaultShouldRevalidate

function addressOf({ params }: { params: { testId?: string; questionId?: string } }) {
  return { testId: params.testId ?? '', questionId: params.questionId ?? '' }
}

export default function QuestionPage() {
  const loaded = useLoaderData<typeof loader>()
  const { step } = loaded
  const { test, question } = step
  const { t } = useTranslation('tests')
  const fields = useForm({ message: key => t(`invalid.${key}` as 'invalid.required') })
  const answerAhead = useStepsAhead(loaded)
  const [skipped, setSkipped] = useState<string>()
  useEveryQuestion(loaded.step)
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
  return (
    <Sheet key={question.id}>
      <Exam
        title={test.title}
        place={t('question.progress', { number: question.number, total: test.total })}
        leave={
          <QuietLink to={pathOf('test', { testId: test.id })}>
            {t(test.time ? 'question.leave' : 'question.later')}
          </QuietLink>
        }
        progress={{
          value: step.answered,
          max: test.total,
          label: t('progress', { answered: step.answered, total: test.total }),
        }}
      >
        {test.time ? <TimeLeft key={test.attemptId} test={test} time={test.time} /> : null}
        <UnsavedAnswers test={test} />
        {/* A browser would ask for an answer in its own language. */}
        <Form method="post" noValidate onSubmit={answer} ref={form}>
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
              // Where an answer may be wrong, and time runs, one presses the button oneself.
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
        <Small>{test.note}</Small>
        <noscript>
          <Small>{t('question.lineLost')}</Small>
        </noscript>
      </Exam>
    </Sheet>
  )
}

/** Long enough to see which answer was marked. */
const SEEN_MS = 250

/** A tap on an answer goes on by itself once its mark was seen; another tap meanwhile, or another question, begins anew. */
function useTapped(questionId: string, goOn: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [questionId])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(goOn, SEEN_MS)
  }
}
