import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import type { LoadedProfile } from './show.tsx'

type OwnerNotesProps = { username: string; shown: NonNullable<LoadedProfile['person']['shown']> }

/** Shows the owner of a profile what others see, with a link to change it. */
export function OwnerNotes({ username, shown }: OwnerNotesProps) {
  const { t } = useTranslation('profile')
  const minor = shown.to as 'FOLLOWED' | 'NOBODY'
  return (
    <Note title={t('whoSees')}>
      <p>{t('whoSees.all')}</p>
      <p>{shown.minor ? t(`whoSees.minor.${minor}`) : t(`whoSees.${shown.to}`)}</p>
      <p>{t('whoSees.always')}</p>
      <LinkList
        items={[
          { to: pathOf('profile', { username }, { as: 'other' }), label: t('whoSees.look') },
          { to: `${pathOf('settings')}#visibility`, label: t('whoSees.change') },
        ]}
      />
    </Note>
  )
}
