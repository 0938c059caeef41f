import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Note } from '#app/ui/card.tsx'
import { SignedLinks } from '#app/ui/signed-links.tsx'
import type { LoadedProfession } from './show.tsx'

/** Margin of a profession: an activity to try now, and related professions. */
export function Beside({ profession: { trial, related } }: Pick<LoadedProfession, 'profession'>) {
  const { t } = useTranslation('profession')
  return (
    <>
      {trial ? <Note title={t('trial')}>{trial}</Note> : null}
      <Note title={t('related')}>
        <SignedLinks
          items={related.map(({ id, title, field }) => ({
            to: pathOf('profession', { professionId: id }),
            label: title,
            field,
          }))}
        />
      </Note>
    </>
  )
}
