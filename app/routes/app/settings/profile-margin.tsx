import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Portrait } from '#app/ui/person-head.tsx'
import type { LoadedSettings } from './profile.tsx'

/** Margin: profile data that is changed elsewhere or by others. */
export function ProfileMargin({ defaults, dateOfBirth, pictures }: LoadedSettings) {
  const { t } = useTranslation('personal')
  const person = useTranslation('person')
  const { avatarId, coverId, lite } = pictures
  return (
    <>
      <Note title={t('pictures')}>
        <Portrait
          portrait={avatarId && !lite ? pathOf('file', { fileId: avatarId, variant: 'small' }) : null}
          initials={initialsOf(defaults.firstName, defaults.lastName)}
        />
        <LinkList
          items={[
            { to: pathOf('avatar'), label: t(avatarId ? 'avatar.change' : 'avatar.add') },
            { to: pathOf('cover'), label: t(coverId ? 'cover.change' : 'cover.add') },
          ]}
        />
      </Note>
      <Note title={t('interests.title')}>
        <p>{t('interests.note')}</p>
        <LinkList items={[{ to: pathOf('interests'), label: t('interests.change') }]} />
      </Note>
      <Note title={t('page')}>
        <LinkList
          items={[
            { to: pathOf('profile', { username: defaults.username }), label: t('page.open') },
            { to: pathOf('profile', { username: defaults.username }, { as: 'other' }), label: t('page.asOther') },
          ]}
        />
      </Note>
      <Note title={person.t('dateOfBirth')}>
        <p>
          <b>{dateOfBirth ?? t('dateOfBirth.none')}</b>
        </p>
        <p>{t('dateOfBirth.text')}</p>
      </Note>
    </>
  )
}
