import type { ComponentProps } from 'react'
import { FormPage } from '#app/forms/form-page.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'

const STEPS = 4

type StepPageProps = Pick<ComponentProps<typeof FormPage>, 'form' | 'title' | 'lead' | 'children' | 'hidden'> & {
  number: number
  /** Address of the previous step. */
  back?: string
  /** Content above the form, below the progress. */
  above?: ComponentProps<typeof FormPage>['notice']
  /** Replaces the default button "continue". */
  buttons?: ComponentProps<typeof FormPage>['buttons']
}

/** A step of the plan wizard with a form. */
export function StepPage({ number, back, above, buttons, ...rest }: StepPageProps) {
  const { t } = useTranslation('wizard')
  return (
    <FormPage
      {...rest}
      notice={
        <>
          <StepMark number={number} />
          {above}
        </>
      }
      buttons={
        <>
          {buttons ?? <Button forward>{t('next')}</Button>}
          {back ? (
            <QuietLink to={back} back>
              {t('back')}
            </QuietLink>
          ) : null}
        </>
      }
      margin={<StepNote />}
    />
  )
}

type StepSheetProps = Pick<StepPageProps, 'number' | 'title' | 'lead' | 'children'> & { back: string }

/** A step, or a part of one, without a form: the user continues by a link or a search. */
export function StepSheet({ number, back, title, lead, children }: StepSheetProps) {
  const { t } = useTranslation('wizard')
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            <PageTitle title={title} lead={lead} />
            <StepMark number={number} />
            {children}
            <div>
              <QuietLink to={back} back>
                {t('back')}
              </QuietLink>
            </div>
          </Stack>
        }
        aside={<StepNote />}
      />
    </Sheet>
  )
}

/** Progress of the wizard. */
function StepMark({ number }: { number: number }) {
  const { t } = useTranslation('wizard')
  const label = t('step', { number, of: STEPS })
  return (
    <div>
      <p>{label}</p>
      <Progress value={number - 1} max={STEPS} label={label} />
    </div>
  )
}

function StepNote() {
  const { t } = useTranslation('wizard')
  return (
    <Note title={t('keptTitle')}>
      <p>{t('kept')}</p>
      <QuietLink to={pathOf('careers')}>{t('leave')}</QuietLink>
    </Note>
  )
}
