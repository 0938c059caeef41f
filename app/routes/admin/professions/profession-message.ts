import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldLabel } from './field-label.ts'

/** What is wrong in the form of a profession. Its errors name their field, of which there are a hundred, and the line where
 *  a list is at fault: the key of an error is then `format:3`. */
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
