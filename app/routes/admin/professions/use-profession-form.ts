import type { Constraint } from '#app/forms/form-state.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldLabel } from './field-label.ts'

type Options = { constraint: Record<string, Constraint>; defaults: Record<string, string> }

/** The form of a profession. Its errors name their field, of which there are a hundred, and the line where a list is at
 *  fault: the key of an error is then `format:3`. */
export function useProfessionForm({ constraint, defaults }: Options) {
  const { t } = useTranslation('adminProfessions')
  const say = useFieldMessage('adminProfessions')
  return useForm({
    constraint,
    defaults,
    message: (key, name) => {
      const [what = key, line] = key.split(':')
      const label = fieldLabel(name, t)
      const text = say(what, name)
      return line ? t('atLine', { label, line, text }) : t('ofField', { label, text })
    },
  })
}
