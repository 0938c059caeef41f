import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import type { LoadedProfile } from './show.tsx'

/** What one can do on a person's page: change one's own, follow another's. */
export function PersonActions({ person, asOther }: Pick<LoadedProfile, 'person' | 'asOther'>) {
  const { t } = useTranslation('profile')
  if (asOther) return null
  if (person.own) {
    return (
      <ButtonLink to={pathOf('settings')} kind="second" small>
        {t('edit')}
      </ButtonLink>
    )
  }
  // The button says what it wants, so pressing it twice changes nothing.
  return (
    <Form method="post" action={pathOf('follow', { username: person.username })} preventScrollReset>
      <Button name="follow" value={person.followed ? 'off' : 'on'} kind={person.followed ? 'second' : 'main'} small>
        {t(person.followed ? 'unfollow' : 'follow')}
      </Button>
    </Form>
  )
}

/** The lite page asks for no pictures; here they are on request. */
export function PicturesOnRequest({ person }: Pick<LoadedProfile, 'person'>) {
  const { t } = useTranslation('profile')
  const { avatarId, coverId } = person
  const at = (fileId: string) => pathOf('file', { fileId, variant: 'main' })
  return (
    <>
      {avatarId ? (
        <QuietLink to={at(avatarId)} reload>
          {t('picture.portrait')}
        </QuietLink>
      ) : null}
      {coverId ? (
        <QuietLink to={at(coverId)} reload>
          {t('picture.cover')}
        </QuietLink>
      ) : null}
    </>
  )
}
