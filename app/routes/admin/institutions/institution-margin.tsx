import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedInstitution } from './edit.tsx'
import { RetireNote } from './retire-note.tsx'

/** Margin of the form: majors, usage, and the button to retire the institution. */
export function InstitutionMargin({ loaded }: { loaded: LoadedInstitution }) {
  const { id, retired, shown, use } = loaded
  const { t } = useTranslation('adminInstitutions')
  const at = { institutionId: id }
  return (
    <>
      <Note title={t('majors')}>
        <Stack gap="s">
          <p>{t('majorsCount', { count: use.majors })}</p>
          <LinkList
            items={[
              { to: adminPathOf('majors', at), label: t('toMajors') },
              { to: adminPathOf('newInstitution', null, { like: id }), label: t('addLike') },
            ]}
          />
        </Stack>
      </Note>
      <Note title={t('use')}>
        <Stack gap="s">
          <p>{t('usedIn', { picks: use.picks, plans: use.plans })}</p>
          {shown ? (
            <Link to={shown} reloadDocument>
              {t('asPupil')}
            </Link>
          ) : null}
        </Stack>
      </Note>
      <RetireNote retired={retired} action={adminPathOf('institutionState', at)} />
      <Small>{t('survives')}</Small>
    </>
  )
}
