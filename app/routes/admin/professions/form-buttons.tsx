import type { FormPart } from '#app/domain/professions/field-names.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'

/** Buttons to save a part; the part with the interests can also be checked without saving. */
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
