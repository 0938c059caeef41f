import { Form } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import type { LoadedCase } from './show.tsx'

/** Shows the decision and the author's appeal, with the answer form for moderators who may answer it. */
export function AppealForm({ loaded }: { loaded: LoadedCase }) {
  const { t } = useTranslation('moderation')
  const { decided, state } = loaded
  if (!decided) return null
  return (
    <>
      <Section id="decided" title={t('decided.title')}>
        {decided.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {decided.words ? (
          <Stack gap="s">
            <Small>{t('decided.words')}</Small>
            <Verbatim>{decided.words}</Verbatim>
          </Stack>
        ) : null}
      </Section>
      {decided.appeal ? (
        <Section id="appeal" title={t('appeal.title')}>
          <Stack gap="s">
            <Small>{t('appeal.says')}</Small>
            <Verbatim>{decided.appeal}</Verbatim>
          </Stack>
          {state === 'APPEALED' ? <Answer loaded={loaded} /> : null}
        </Section>
      ) : null}
    </>
  )
}

function Answer({ loaded: { id, version, seen, may, constraint } }: { loaded: LoadedCase }) {
  const { t } = useTranslation('moderation')
  const form = useForm({ constraint, message: useFieldMessage('moderation') })
  if (!may.answer) return <Alert tone="info">{t(may.decidedHere ? 'appeal.own' : 'appeal.school')}</Alert>
  return (
    <Form method="post" action={adminPathOf('moderationCase', { caseId: id })}>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="seen" value={seen ?? ''} />
        <RadioGroup
          {...form.choice('answer')}
          legend={t('appeal.answer')}
          options={(['UPHELD', 'OVERTURNED'] as const).map(value => ({ value, label: t(`appeal.${value}`) }))}
        />
        <div>
          <Button>{t('appeal.send')}</Button>
        </div>
      </Stack>
    </Form>
  )
}
