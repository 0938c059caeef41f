import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { fetchLeaving } from '#app/frame/fetch-leaving.ts'
import { answerSchema } from '#app/domain/assessments/answer.schema.ts'
import { saveAnswer } from '#app/domain/assessments/attempts.server.ts'
import { findAhead, findStep } from '#app/domain/assessments/tests.server.ts'
import { readForm } from '#app/forms/form.server.ts'
import { clockText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Exam } from '#app/ui/exam.tsx'
import { Sheet } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { takingTexts } from '#app/wording/tests/results-texts.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { TimeLeft } from './time-left.tsx'
import { UnsavedAnswers } from './unsaved-answers.tsx'
import { useEveryQuestion } from './every-question.ts'
import { useStepsAhead } from './steps-ahead.ts'

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
        note: takingTexts({ kind: test.kind, timed: test.time !== null }, reading(args, 'instruments')).note,
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

  const { answer: value, ahead, again, attempt } = form.value
  const outcome = await saveAnswer(viewer, at, { value, again: again !== undefined, attempt })
  if (outcome === null) throw problem(args, 404)
  if (outcome === 'other-test') throw problem(args, 400, 'other_test')
  if (outcome === 'too-young') throw problem(args, 403, 'below_minimum_age')
  if (outcome === 'not-started') throw redirect(pathOf('test', { testId: at.testId }))
  if (outcome === 'time-over') throw timeOver(at)
  if (outcome === 'check') return redirect(pathOf('check', { testId: at.testId }))
  if (outcome === 'not-an-option') return form.refuse({ answer: 'notAnOption' })
  if ('completed' in outcome) {
    return redirectWithToast(pathOf('results', { testId: at.testId }), 'test-completed')
  }
  if (ahead) return { saved: true as const, ahead: await findAhead(viewer, at, language) }
  return redirect(pathOf('question', { testId: at.testId, questionId: outcome.next }))
}

function timeOver({ testId }: { testId: string }) {
  return redirectWithToast(pathOf('results', { testId }), 'time-over')
}

/** A hydrated page does not reload after an answer: the response contains the next questions. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.has('ahead') ? false : defaultShouldRevalidate

function addressOf({ params }: { params: { testId?: string; questionId?: string } }) {
  return { testId: params.testId ?? '', questionId: params.questionId ?? '' }
}

export type LoadedQuestion = ReturnType<typeof useLoaderData<typeof loader>>

export default function QuestionPage() {
  const loaded = useLoaderData<typeof loader>()
  const { test, question, answered } = loaded.step
  const { t, language } = useTranslation('tests')
  // Loaded in advance: if answers are waiting for the connection, the texts of the leave dialogue could not be loaded
  // any more.
  useEffect(() => void fetchLeaving(language).catch(() => undefined), [language])
  const answerAhead = useStepsAhead(loaded)
  useEveryQuestion(loaded.step)
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
        progress={{ value: answered, max: test.total, label: t('progress', { answered, total: test.total }) }}
      >
        {test.time ? <TimeLeft key={test.attemptId} test={test} time={test.time} /> : null}
        <AnswerForm step={loaded.step} answerAhead={answerAhead} />
        {/* Below the form, because it appears and disappears by itself and must not move the buttons. */}
        <UnsavedAnswers test={test} />
        <Small>{test.note}</Small>
        <noscript>
          <Small>{t('question.lineLost')}</Small>
        </noscript>
      </Exam>
    </Sheet>
  )
}
