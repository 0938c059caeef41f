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
  /** Rows the list can hold; the server says the same in its schema. */
  most: number
  /** The field of one row (`form.row(name, index)`). */
  children: (index: number) => ReactNode
}

/** A list inside a form whose rows are added, removed and moved by buttons of the form itself: conform's intents, which
 *  the server answers with the form and the list changed (`readListForm`), with or without script. Pages with a list add
 *  `list` to their catalogues. */
export function FieldList({ form, name, legend, hint, most, children }: FieldListProps) {
  const { t } = useTranslation('list')
  const { count, reply } = form.rows(name)
  const replies = useReplyCount(reply)
  const rowRemoved = changeOf(reply, name)?.type === 'remove'
  return (
    <GroupFrame id={name} legend={legend} hint={hint} error={form.field(name).error}>
      {/* Enter presses the first button of a form: it sends the form and removes no row. */}
      <VisuallyHidden aria-hidden>
        <button type="submit" tabIndex={-1}>
          {t('send')}
        </button>
      </VisuallyHidden>
      {/* After every answer the rows are put up anew, with what the answer says they hold. */}
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

/** A button that asks conform for a change of a list; what the browser would check is not asked yet. It takes the focus
 *  when the row whose button had it is gone. */
function intent(type: 'insert' | 'remove' | 'reorder', payload: Record<string, unknown>, autoFocus = false) {
  return { name: '__intent__', value: JSON.stringify({ type, payload }), formNoValidate: true, autoFocus }
}

/** How often an answer has come: what shows a list anew after each. */
export function useReplyCount(reply: FormState | undefined) {
  const [seen, setSeen] = useState({ reply, count: 0 })
  if (seen.reply !== reply) setSeen({ reply, count: seen.count + 1 })
  return seen.count
}
