import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** The words of a field error; that of a row of a list comes as `key:row` and names the row. */
export function useRowMessage() {
  const { t } = useTranslation('adminInstitutions')
  const message = useFieldMessage('adminInstitutions', 'files')
  return (key: string, name: string) => {
    const [word = '', row] = key.split(':')
    const said = message(word, name)
    return row === undefined ? said : t('inRow', { row, said })
  }
}
