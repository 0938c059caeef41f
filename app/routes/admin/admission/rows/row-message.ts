import { useFieldMessage } from '#app/forms/field-message.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** The words of a field error; a period that is taken comes as `overlaps:<score>:<from>:<to>`. */
export function useRowMessage() {
  const { t } = useTranslation('admissionCycle')
  const message = useFieldMessage('admissionCycle')
  return (key: string, name: string) => {
    const [word, score = '', from = '', to = ''] = key.split(':')
    if (word !== 'overlaps') return message(key, name)
    return to ? t('invalid.overlaps', { score, from, to }) : t('invalid.overlapsOpen', { score, from })
  }
}
