import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietButton } from '#app/ui/button.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { changeOf, type FormState } from './form-state.ts'
import type { PageForm } from './use-form.ts'

type FieldListProps = {
  form: PageForm
  name: string
  legend: ReactNode
  hint?: ReactNode
  /** Maximum number of rows; the schema on the server has the same limit. */
  most: number
  /** Renders the field of a row (`form.row(name, index)`). */
  children: (index: number) => ReactNode
}

/** A list in a form whose rows are added, removed and moved by buttons of the form (conform's intents). The server
 *  returns the form with the changed list (`readListForm`), with or without script. The page adds `list` to its
 *  catalogues. */
export function FieldList({ form, name, legend, hint, most, children }: FieldListProps) {
  const { t } = useTranslation('list')
  const { count, reply } = form.rows(name)
  const replies = useReplyCount(reply)
  const rowRemoved = changeOf(reply, name)?.type === 'remove'
  return (
    <GroupFrame id={name} legend={legend} hint={hint} error={form.field(name).error}>
      {/* Enter presses the first button of a form, so that one submits the form instead of removing a row. */}
      <VisuallyHidden aria-hidden>
        <button type="submit" tabIndex={-1}>
          {t('send')}
        </button>
      </VisuallyHidden>
      {/* After each response the rows are mounted again with its values. */}
      <Stack key={replies} id={count < most ? undefined : name}>
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap="s">
            {children(index)}
            <Row>
              {index > 0 ? (
                <QuietButton {...intent('reorder', { name, from: index, to: index - 1 })}>
                  {t('up', { number: index + 1 })}
                </QuietButton>
              ) : null}
              {index < count - 1 ? (
                <QuietButton {...intent('reorder', { name, from: index, to: index + 1 })}>
                  {t('down', { number: index + 1 })}
                </QuietButton>
              ) : null}
              <QuietButton {...intent('remove', { name, index })} risk>
                {t('remove', { number: index + 1 })}
              </QuietButton>
            </Row>
          </Stack>
        ))}
        {count < most ? (
          <div>
            <Button kind="second" small id={name} {...intent('insert', { name }, rowRemoved)}>
              {t('add')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </GroupFrame>
  )
}

/** Returns the props of a button that asks conform to change a list, without native validation. It takes the focus when
 *  the focused row has been removed. */
function intent(type: 'insert' | 'remove' | 'reorder', payload: Record<string, unknown>, autoFocus = false) {
  return { name: '__intent__', value: JSON.stringify({ type, payload }), formNoValidate: true, autoFocus }
}

/** Counts the responses, as a key that mounts a list again after each. */
export function useReplyCount(reply: FormState | undefined) {
  const [seen, setSeen] = useState({ reply, count: 0 })
  if (seen.reply !== reply) setSeen({ reply, count: seen.count + 1 })
  return seen.count
}
