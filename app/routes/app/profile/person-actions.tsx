import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button, ButtonLink, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedProfile } from './show.tsx'

/** What one can do on a person's page: change one's own; follow, mute or block another, and what following opens. */
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
  const { id, username, followed, muted, opens } = person
  // The button says what it wants, so pressing it twice changes nothing.
  return (
    <>
      <Form method="post" action={pathOf('follow', { username })} preventScrollReset>
        <Button name="follow" value={followed ? 'off' : 'on'} kind={followed ? 'second' : 'main'} small>
          {t(followed ? 'unfollow' : 'follow')}
        </Button>
      </Form>
      <Form method="post" action={communityPathOf('mute', { username })} preventScrollReset>
        <QuietButton name="wanted" value={muted ? 'off' : 'on'}>
          {t(muted ? 'unmute' : 'mute')}
        </QuietButton>
      </Form>
      <QuietLink to={communityPathOf('block', { username })} risk>
        {t('block')}
      </QuietLink>
      <QuietLink to={communityPathOf('report', null, { kind: 'PROFILE', id })}>{t('report')}</QuietLink>
      {opens === 'NOTHING' ? null : <Small>{t(`${followed ? 'opened' : 'opens'}.${opens}`)}</Small>}
    </>
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
