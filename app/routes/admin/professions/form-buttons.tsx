import type { FormPart } from '#app/domain/professions/field-names.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'

/** A part is saved; the interests may also be checked first. */
export function FormButtons({ part }: { part: FormPart | 'all' }) {
  const { t } = useTranslation('adminProfessions')
  return (
    <>
      <Button>{t('save')}</Button>
      {part === 'work' || part === 'all' ? (
        <Button kind="second" name="check" value="on">
          {t('check')}
        </Button>
      ) : null}
      <QuietLink to={adminPathOf('adminProfessions')}>{t('toList')}</QuietLink>
    </>
  )
}
