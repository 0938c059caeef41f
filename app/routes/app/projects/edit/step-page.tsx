import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { WordedConflict } from '#app/forms/conflict.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { OwnConflictPage, ownConflictWords } from '#app/forms/own-conflict-page.tsx'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type Held, HeldQuestion } from '../../feed/question.tsx'
import type { conflictTexts } from './conflict-texts.server.ts'
import { FORM, useLeaveQuestion } from './leave-question.ts'
import type { StepFrame } from './step.server.ts'
import { StepButtons, StepCrumbs, StepMark, StepNotes } from './step-parts.tsx'

type StepReply = {
  form?: object
  conflict?: WordedConflict
  held?: Held
}

type StepPageProps = {
  form: PageForm
  frame: StepFrame
  /** Texts of the conflict page, for a step that was saved on another device. */
  twice?: ReturnType<typeof conflictTexts>
  hidden?: ReactNode
  /** Content above the form, below the progress. */
  above?: ReactNode
  notes?: ReactNode
  lead?: string
  /** Whether the form contains files. */
  files?: boolean
  children: ReactNode
}

/** Page of a step with one form, for drafts and open projects. For an open project the button returns to the review. */
export function StepPage({ form, frame, twice, hidden, above, notes, lead, files = false, children }: StepPageProps) {
  const { t } = useTranslation('projectForm')
  const reply = useActionData<StepReply>()
  useLeaveQuestion(t('leave.question'), reply?.form ?? reply?.conflict)
  const here = frame.steps.find(step => step.here)?.to
  if (reply?.conflict && here && twice) {
    const { conflict } = reply
    return <OwnConflictPage conflict={conflict} words={ownConflictWords(twice, conflict)} leave={here} />
  }
  return (
    <FormPage
      id={FORM}
      form={form}
      title={frame.title}
      lead={lead}
      encType={files ? 'multipart/form-data' : undefined}
      above={<StepCrumbs frame={frame} />}
      notice={
        <>
          <StepMark frame={frame} />
          {above}
          {reply?.held ? <HeldQuestion held={reply.held} /> : null}
        </>
      }
      hidden={hidden}
      buttons={<StepButtons frame={frame} mayGo={reply?.held?.mayGo} />}
      margin={<StepNotes frame={frame}>{notes}</StepNotes>}
    >
      {children}
    </FormPage>
  )
}
