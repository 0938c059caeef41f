import { Form } from '@remix-run/react'
import { NO_GROUP } from '#app/domain/organizations/students-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Timeline, TimelineStage } from '#app/ui/timeline.tsx'
import type { LoadedOverview } from './show.tsx'

type Steps = NonNullable<LoadedOverview['firstHour']>

/** Checklist of a school's first steps with links, until it is hidden. */
export function FirstHour({ overview, steps }: { overview: LoadedOverview; steps: Steps }) {
  const { orgId, edits, withoutGroup } = overview
  const { t } = useTranslation('organizations')
  return (
    <Stack as="section" aria-labelledby="first-hour">
      <Row between>
        <h2 id="first-hour">{t('firstHour')}</h2>
        <FirstHourSwitch orgId={orgId} shown={false} />
      </Row>
      <Timeline>
        {steps.map(({ step, done, now, text }) => (
          <TimelineStage
            key={step}
            id={step}
            state={done ? 'done' : now ? 'now' : 'later'}
            when={t(done ? 'step.done' : now ? 'step.now' : 'step.later')}
            name={t(`step.${step}`)}
          >
            <Text>{text}</Text>
            {done ? null : step === 'classes' && withoutGroup ? (
              <StepLink main={now} to={adminPathOf('students', { orgId }, { group: NO_GROUP })}>
                {t('step.classes.without')}
              </StepLink>
            ) : (
              <StepLinks orgId={orgId} step={step} main={now} edits={edits} />
            )}
          </TimelineStage>
        ))}
      </Timeline>
    </Stack>
  )
}

type StepLinksProps = { orgId: string; step: Steps[number]['step']; main: boolean; edits: boolean }

function StepLinks({ orgId, step, main, edits }: StepLinksProps) {
  const { t } = useTranslation('organizations')
  const [first, second] = {
    import: ['uploadStudents', 'newStudent'] as const,
    classes: ['groups'] as const,
    slips: ['slips'] as const,
    teachers: edits ? (['uploadTeachers', 'teachers'] as const) : ([] as const),
    safety: edits ? (['editOrganization'] as const) : ([] as const),
  }[step]
  if (!first) return <p>{t('step.askAdmin')}</p>
  const label = t(`step.${step}.go`)
  return (
    <Row>
      <StepLink main={main} to={adminPathOf(first, { orgId })}>
        {label}
      </StepLink>
      {second ? <QuietLink to={adminPathOf(second, { orgId })}>{t('step.oneByOne')}</QuietLink> : null}
    </Row>
  )
}

/** Link to the page of a step: a button for the current step, a plain link for the others. */
function StepLink({ main, to, children }: { main: boolean; to: string; children: string }) {
  if (!main) return <QuietLink to={to}>{children}</QuietLink>
  return (
    <ButtonLink forward to={to}>
      {children}
    </ButtonLink>
  )
}

/** Button that hides or shows the checklist. */
export function FirstHourSwitch({ orgId, shown }: { orgId: string; shown: boolean }) {
  const { t } = useTranslation('organizations')
  return (
    <Form method="post" action={adminPathOf('firstHour', { orgId })} preventScrollReset>
      <QuietButton name="shown" value={shown ? 'on' : 'off'}>
        {t(shown ? 'firstHour.show' : 'firstHour.hide')}
      </QuietButton>
    </Form>
  )
}
