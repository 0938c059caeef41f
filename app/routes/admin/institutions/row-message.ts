import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Returns the messages of field errors. An error in a row of a list arrives as `key:row`; its message names the row. */
export function useRowMessage() {
  const { t } = useTranslation('adminInstitutions')
  const message = useFieldMessage('adminInstitutions', 'files')
  return (key: string, name: string) => {
    const [word = '', row] = key.split(':')
    const text = message(word, name)
    return row === undefined ? text : t('inRow', { row, said: text })
  }
}
