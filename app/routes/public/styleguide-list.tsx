import { Form } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FieldList } from '#app/forms/field-list.tsx'
import type { Constraint } from '#app/forms/form-state.ts'
import { useForm } from '#app/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { HeadedSection } from '#app/ui/layout.tsx'

/** A sample form with a list, without the error summary, which the style guide already shows. As on every development
 *  page, its texts are not translated. */
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
