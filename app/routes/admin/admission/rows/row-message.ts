import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Returns the messages of field errors. A conflicting period arrives as `overlaps:<score>:<from>:<to>`. */
export function useRowMessage() {
  const { t } = useTranslation('admissionCycle')
  const message = useFieldMessage('admissionCycle')
  return (key: string, name: string) => {
    const [word, score = '', from = '', to = ''] = key.split(':')
    if (word !== 'overlaps') return message(key, name)
    return to ? t('invalid.overlaps', { score, from, to }) : t('invalid.overlapsOpen', { score, from })
  }
}
