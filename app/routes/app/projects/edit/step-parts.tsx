import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { StepEnd, TourSteps } from '#app/ui/tour-steps.tsx'
import type { StepFrame } from './step.server.ts'

export function StepCrumbs({ frame }: { frame: StepFrame }) {
  const { t } = useTranslation('projectForm')
  return <Crumbs items={[{ to: pathOf('projects'), label: t('crumbs') }, { label: frame.crumb }]} />
}

/** Name of the project, time of the last save and progress. `steps={false}` hides the progress. */
export function StepMark({ frame, steps = true }: { frame: StepFrame; steps?: boolean }) {
  const { t } = useTranslation('projectForm')
  return (
    <Stack gap="s">
      <Row>
        <span>{frame.line}</span>
        {frame.saved ? (
          <Badge shape="full" tone="good">
            {frame.saved}
          </Badge>
        ) : null}
      </Row>
      {steps ? <TourSteps label={t('steps')} steps={frame.steps} /> : null}
      {frame.gap ? <Alert tone="warn">{frame.gap}</Alert> : null}
    </Stack>
  )
}

/** Buttons of a step: save and continue, save for later, or go back. */
export function StepButtons({ frame, mayGo }: { frame: StepFrame; mayGo?: boolean }) {
  const { t } = useTranslation('projectForm')
  return (
    <StepEnd>
      {frame.isDraft ? (
        <>
          <Button forward>{t('next')}</Button>
          <Button kind="second" name="then" value="leave">
            {t('leave')}
          </Button>
        </>
      ) : (
        <Button>{t('save')}</Button>
      )}
      {mayGo ? (
        <Button kind="second" name="anyway" value="on">
          {t('anyway')}
        </Button>
      ) : null}
      {frame.back ? (
        <QuietLink to={frame.back.to} back>
          {frame.back.label}
        </QuietLink>
      ) : null}
    </StepEnd>
  )
}

/** Notes shown beside every step, followed by those of the step. */
export function StepNotes({ frame, children }: { frame: StepFrame; children?: ReactNode }) {
  const { t } = useTranslation('projectForm')
  return (
    <>
      {frame.isDraft ? (
        <Note title={t('note.kept')}>{t('note.keptText')}</Note>
      ) : (
        <Note title={t('note.open')}>{t('note.openText')}</Note>
      )}
      {children}
    </>
  )
}
