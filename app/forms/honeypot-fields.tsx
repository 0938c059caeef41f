import { useTranslation } from '#app/i18n/use-translation.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** Fields that detect robots without a question: the signed time the form was shown, and a hidden field that must stay
 *  empty. */
export function HoneypotFields({ signedTime }: { signedTime: string }) {
  const { t } = useTranslation('fields')
  return (
    <VisuallyHidden aria-hidden>
      <input type="hidden" name="signedTime" value={signedTime} />
      <label htmlFor="homepage">{t('leaveEmpty')}</label>
      <input id="homepage" name="homepage" type="text" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  )
}
