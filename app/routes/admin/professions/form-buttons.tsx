import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'

/** A form may be saved, or only checked. */
export function FormButtons({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('adminProfessions')
  return (
    <>
      <Button>{t(isNew ? 'create' : 'save')}</Button>
      <Button kind="second" name="check" value="on">
        {t('check')}
      </Button>
      <QuietLink to={adminPathOf('adminProfessions')}>{t(isNew ? 'cancel' : 'toList')}</QuietLink>
    </>
  )
}
