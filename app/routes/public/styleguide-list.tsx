import { Form } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FieldList } from '#app/forms/field-list.tsx'
import type { Constraint } from '#app/forms/form-state.ts'
import { useForm } from '#app/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { HeadedSection } from '#app/ui/layout.tsx'

/** A form with a list, as pages have them, but for the error summary: the style guide shows one already. A development
 *  page, so its words are samples. */
export function ListSample({ constraint }: { constraint: Record<string, Constraint> }) {
  const form = useForm({ constraint, defaults: { goals: ['Собрать команду'] }, message: useFieldMessage('fields') })
  return (
    <HeadedSection id="list" heading="Список в форме">
      <Form method="post">
        <Fields>
          <Field {...form.field('project')} label="Название проекта" />
          <FieldList form={form} name="goals" legend="Цели" hint="От одной до пяти" most={5}>
            {index => <Field {...form.row('goals', index)} label={`Цель ${index + 1}`} />}
          </FieldList>
          <div>
            <Button>Сохранить</Button>
          </div>
        </Fields>
      </Form>
    </HeadedSection>
  )
}
