import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { rowsOfText } from '#app/domain/text/row-text.ts'
import { useReplyCount } from '#app/forms/field-list.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietButton } from '#app/ui/button.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Panel, Row, Stack } from '#app/ui/layout.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

type RowField = { id: string; name: string; defaultValue: string; autoFocus: boolean }
type RowListProps<Part extends string> = {
  form: PageForm
  name: string
  legend: ReactNode
  hint?: ReactNode
  most: number
  parts: readonly Part[]
  /** Renders the fields of one row. */
  children: (field: (part: Part) => RowField, number: number) => ReactNode
}

/** List of rows in a form, submitted as one text (`readRowLists`). Its buttons submit the form, with or without script,
 *  and the reply contains the changed list. The form must begin with `SendButton`; routes that use it add `list` to
 *  their catalogues. */
export function RowList<Part extends string>({ form, name, parts, most, children, ...frame }: RowListProps<Part>) {
  const { t } = useTranslation('list')
  const reply = useActionData<{ form?: FormState; focus?: string }>()
  const replies = useReplyCount(reply?.form)
  const { defaultValue = '', error } = form.field(name)
  const rows = rowsOfText(parts, defaultValue)
  const press = (action: string) => ({
    ...{ name: 'rows', value: `${name}:${action}`, formNoValidate: true },
    // The row of the pressed button may be gone, so the focus goes to the add button.
    autoFocus: action === 'add' && reply?.focus === name,
  })
  return (
    <GroupFrame id={name} {...frame} error={error}>
      {/* The key recreates the rows after each reply, so that they show its values. */}
      <Stack key={replies}>
        {rows.map((row, at) => (
          <Panel key={at}>
            <Stack gap="s">
              {children(part => {
                const id = `${name}_${at}_${part}`
                return { id, name: id, defaultValue: row[part], autoFocus: reply?.focus === id }
              }, at + 1)}
              <Row>
                {at > 0 ? <QuietButton {...press(`up:${at}`)}>{t('up', { number: at + 1 })}</QuietButton> : null}
                <QuietButton {...press(`remove:${at}`)} risk>
                  {t('remove', { number: at + 1 })}
                </QuietButton>
              </Row>
            </Stack>
          </Panel>
        ))}
        {rows.length < most ? (
          <div>
            <Button kind="second" small id={name} {...press('add')}>
              {t('add')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </GroupFrame>
  )
}

/** Default submit button for Enter. Without it Enter would press the first list button. */
export function SendButton() {
  const { t } = useTranslation('list')
  return (
    <VisuallyHidden aria-hidden>
      <button type="submit" tabIndex={-1}>
        {t('send')}
      </button>
    </VisuallyHidden>
  )
}
