import type { GrantColumn } from '#app/domain/admission/grant-sheet.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Returns the messages of a refused file. Errors that any list can have are in the `imports` catalogue; missing
 *  columns arrive as `listColumnsMissing:group,minimum`. */
export function useSheetMessage() {
  const { t } = useTranslation('grantImports')
  const { t: ofLists } = useTranslation('imports')
  const message = useFieldMessage('grantImports', 'files')
  const listMessage = useFieldMessage('grantImports', 'imports')
  return (key: string, name: string) => {
    const [word = '', columns] = key.split(':')
    if (columns === undefined) return word.startsWith('list') ? listMessage(word, name) : message(word, name)
    const missing = columns.split(',').map(column => `«${t(`column.${column as GrantColumn}`)}»`)
    return ofLists('invalid.listColumnsMissing', { columns: missing.join(', ') })
  }
}
