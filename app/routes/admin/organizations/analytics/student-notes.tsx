import { Form } from '@remix-run/react'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietButton } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import type { LoadedStudent } from './student.tsx'

type Props = { notes: LoadedStudent['notes']; form: PageForm; idempotencyKey: string }

/** Notes of the organisation's staff about the pupil, with a form to add one. */
export function Notes({ notes, form, idempotencyKey }: Props) {
  const { t } = useTranslation('studentAnalytics')
  return (
    <Section id="notes" title={t('notes')}>
      {notes ? (
        <>
          {notes.length === 0 ? <Text>{t('notes.none')}</Text> : null}
          <Entries>
            {notes.map(({ id, by, text, remove }) => (
              <Entry key={id}>
                <Small>{by}</Small>
                <Verbatim>{text}</Verbatim>
                {remove ? (
                  <Form method="post" action={remove}>
                    <QuietButton risk>{t('notes.remove')}</QuietButton>
                  </Form>
                ) : null}
              </Entry>
            ))}
          </Entries>
          <Form method="post">
            <IdempotencyKeyField id={idempotencyKey} />
            <Stack>
              <TextArea {...form.field('note')} rows={4} label={t('notes.label')} hint={t('notes.hint')} />
              <div>
                <Button>{t('notes.save')}</Button>
              </div>
            </Stack>
          </Form>
        </>
      ) : (
        <Text>{t('notes.closed')}</Text>
      )}
    </Section>
  )
}
