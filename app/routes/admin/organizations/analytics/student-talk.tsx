import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Table } from '#app/ui/table.tsx'
import { Talk, TalkPoint, TalkReason } from '#app/ui/talk.tsx'
import type { LoadedStudent } from './student.tsx'

/** Reasons to talk to the pupil, with a button that records the talk. */
export function TalkAbout({ student: { reasons, holdTalk, here, madeAt } }: { student: LoadedStudent }) {
  const { t } = useTranslation('studentAnalytics')
  return (
    <Section id="talk" title={t('talk')}>
      {reasons.length === 0 ? (
        <Text>{t('talk.none')}</Text>
      ) : (
        <Talk>
          {reasons.map(reason => (
            <TalkPoint key={reason.fact}>
              <TalkReason {...reason} />
            </TalkPoint>
          ))}
        </Talk>
      )}
      {reasons.length > 0 && holdTalk ? (
        <Form method="post" action={holdTalk}>
          <input type="hidden" name="reason" value={reasons[0]?.kind} />
          <input type="hidden" name="seen" value={madeAt} />
          <input type="hidden" name="back" value={here} />
          <Stack gap="s">
            <div>
              <Button kind="second">{t('talk.held')}</Button>
            </div>
            <Small>{t('talk.heldHint')}</Small>
          </Stack>
        </Form>
      ) : null}
    </Section>
  )
}

/** Overdue and upcoming steps of the plan. */
export function Plan({ plan }: { plan: LoadedStudent['texts']['plan'] }) {
  const { t } = useTranslation('studentAnalytics')
  if (!plan) {
    return (
      <Section id="plan" title={t('plan')}>
        <Text>{t('plan.none')}</Text>
      </Section>
    )
  }
  return (
    <Section id="plan" title={`${t('plan')}: ${plan.name}`}>
      <Progress value={plan.done} max={plan.total} label={plan.label} />
      <Small>{plan.label}</Small>
      {plan.rows.length > 0 ? (
        <Table
          caption={t('plan.caption')}
          captionHidden
          columns={[
            { key: 'step', label: t('plan.step') },
            { key: 'due', label: t('plan.due') },
            { key: 'state', label: t('plan.state') },
          ]}
          rows={plan.rows.map(({ id, title, due, late }) => ({
            key: id,
            header: title,
            cells: [
              due,
              <Badge key="state" shape={late ? 'half' : 'empty'} tone={late ? 'warn' : 'neutral'}>
                {t(late ? 'plan.late' : 'plan.ahead')}
              </Badge>,
            ],
          }))}
        />
      ) : null}
    </Section>
  )
}
