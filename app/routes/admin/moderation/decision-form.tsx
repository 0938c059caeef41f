import { Form } from '@remix-run/react'
import type { Decision } from '#app/domain/moderation/decision.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckboxGroup, Field, RadioGroup, Select, TextArea } from '#app/ui/field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedCase } from './show.tsx'

const decisions = ['KEPT', 'HIDDEN', 'REMOVED'] as const satisfies Decision[]
const sanctions = ['NONE', 'WARNED', 'MUTED', 'BLOCKED'] as const
const reasons = ['SELF_HARM', 'THREAT', 'STRANGER', 'SEXUAL', 'BULLYING', 'PERSONAL_DATA', 'SPAM', 'OTHER'] as const

/** Form for the decision, its reason and the sanction of the author. Read-only for viewers who may not decide. */
export function DecisionForm({ loaded }: { loaded: LoadedCase }) {
  const { t } = useTranslation('moderation')
  const { may } = loaded
  if (!may.decide) return <Alert tone="info">{t(may.own ? 'ownThing' : 'readOnly')}</Alert>
  return (
    <Section id="decision-title" title={t('form.title')}>
      <Fields loaded={loaded} />
    </Section>
  )
}

function Fields({ loaded: { id, version, seen, waits, may, author, atFault, constraint } }: { loaded: LoadedCase }) {
  const { t } = useTranslation('moderation')
  const { t: reportT } = useTranslation('report')
  const form = useForm({
    constraint,
    defaults: { sanction: 'NONE' },
    message: useFieldMessage('moderation'),
  })
  const offered = sanctions.filter(sanction => sanction !== 'BLOCKED' || may.block)
  return (
    <Form method="post" action={adminPathOf('moderationCase', { caseId: id })}>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="seen" value={seen ?? ''} />
        <RadioGroup
          {...form.choice('decision')}
          legend={t('decision')}
          options={decisions.map(value => ({
            value,
            label: t(waits && value === 'KEPT' ? 'choice.WAITING' : `choice.${value}`),
          }))}
        />
        {atFault.length > 0 ? (
          <CheckboxGroup
            {...form.boxes('pictures')}
            legend={t('pictures')}
            hint={t('picturesHint')}
            options={atFault.map(({ fileId, description }) => ({ value: fileId, label: description }))}
          />
        ) : null}
        <Select
          {...form.choice('reason')}
          required={false}
          label={t('reason')}
          placeholder={t('reasonNone')}
          options={reasons.map(value => ({ value, label: reportT(`reason.${value}`) }))}
        />
        <RadioGroup
          {...form.choice('sanction')}
          legend={t('sanction')}
          options={offered.map(value => ({ value, label: t(`sanction.${value}`) }))}
        />
        <Field {...form.number('days')} label={t('days')} hint={t('daysHint')} optional />
        <TextArea
          {...form.field('words')}
          rows={4}
          label={t('words')}
          hint={t('wordsHint', { language: author.language })}
          optional
        />
        <div>
          <Button>{t('decide')}</Button>
        </div>
      </Stack>
    </Form>
  )
}
