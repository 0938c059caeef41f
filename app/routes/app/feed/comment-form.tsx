import { Form, useLocation } from '@remix-run/react'
import type { Constraint } from '#app/forms/form-state.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { type Held, HeldQuestion } from './question.tsx'

export type CommentFormProps = {
  /** Address of the page with the comments. */
  page: string
  constraint: Record<string, Constraint>
  idempotencyKey: string
  letters: number
  held: Held | null
  /** Label of the field if it is not a comment on a post. */
  label?: string
  hint?: string
  replyTo: { id: string; name: string } | null
}

/** Form for a comment or a reply. There is at most one on a page. */
export function CommentForm({
  page,
  constraint,
  idempotencyKey,
  letters,
  held,
  label,
  hint,
  replyTo,
}: CommentFormProps) {
  const { t } = useTranslation('comments')
  const form = useForm({ constraint, message: useFieldMessage('comments') })
  // After a submission the page is at the new comment. The changed key empties the field.
  const { hash } = useLocation()
  const sent = /^#answers?(?:-|$)/.test(hash) ? hash : undefined
  return (
    <Form id="answering" method="post" action={`${page}${replyTo ? `?reply=${replyTo.id}` : ''}#answering`}>
      <IdempotencyKeyField id={idempotencyKey} />
      {replyTo ? <input type="hidden" name="replyTo" value={replyTo.id} /> : null}
      <Stack>
        <ErrorSummary errors={form.errors} />
        {held ? <HeldQuestion held={held} /> : null}
        <TextArea
          key={sent}
          {...form.field('text')}
          label={replyTo ? t('textTo', { name: replyTo.name }) : (label ?? t('text'))}
          hint={hint ?? t('textHint')}
          maxLength={letters}
          rows={3}
        />
        <Row>
          <Button>{t('send')}</Button>
          {held?.mayGo ? (
            <Button name="anyway" value="on" kind="second">
              {t(held.question.wait ? 'toModerator' : 'anyway')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Form>
  )
}
