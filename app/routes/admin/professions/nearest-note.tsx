import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Note } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { Nearest } from './check.server.ts'

/** Professions with the nearest interests, to check the six values. `typed` means that the values come from the form,
 *  not from the saved profession. */
export function NearestNote({ nearest, typed }: { nearest: Nearest; typed: boolean }) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Note title={t('nearest')} as="h3">
      {nearest.length === 0 ? (
        <p>{t('nearestNone')}</p>
      ) : (
        <Stack gap="s">
          <p>{t(typed ? 'nearestTyped' : 'nearestText')}</p>
          <ol>
            {nearest.map(({ id, title, lang, closeness }) => (
              <li key={id}>
                <Link to={adminPathOf('adminProfession', { professionId: id })} lang={lang}>
                  {title}
                </Link>
                <Small>{closeness}</Small>
              </li>
            ))}
          </ol>
        </Stack>
      )}
    </Note>
  )
}
