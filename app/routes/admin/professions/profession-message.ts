import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldLabel } from './field-label.ts'

/** Returns the messages of the profession form. They name the field, as there are about a hundred, and the line of a
 *  list: its error key is then `format:3`. */
export function useProfessionMessage() {
  const { t } = useTranslation('adminProfessions')
  const say = useFieldMessage('adminProfessions')
  return (key: string, name: string) => {
    const [what = key, line] = key.split(':')
    const label = fieldLabel(name, t)
    const text = say(what, name)
    return line ? t('atLine', { label, line, text }) : t('ofField', { label, text })
  }
}
