import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button, ButtonLink, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Small } from '#app/ui/prose.tsx'
import { PressMessage } from '#app/ui/press-message.tsx'
import { usePress } from '#app/ui/use-press.ts'
import type { LoadedProfile } from './show.tsx'

/** Actions on a profile: edit one's own; follow, mute, block or report another person. Says what following grants
 *  access to. */
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
  const { id, username, followed, opens } = person
  return (
    <>
      <Follow key={`follow ${id}`} person={person} />
      <Mute key={`mute ${id}`} person={person} />
      <QuietLink to={communityPathOf('block', { username })} risk>
        {t('block')}
      </QuietLink>
      <QuietLink to={communityPathOf('report', null, { kind: 'PROFILE', id })}>{t('report')}</QuietLink>
      {opens === 'NOTHING' ? null : <Small>{t(`${followed ? 'opened' : 'opens'}.${opens}`)}</Small>}
    </>
  )
}

/** When following grants access to something, the server asks for confirmation on a page of its own. */
function Follow({ person: { username, followed } }: Pick<LoadedProfile, 'person'>) {
  const { t } = useTranslation('profile')
  const action = pathOf('follow', { username })
  const { now, message, form } = usePress({
    action,
    given: followed,
    valuesOf: on => ({ follow: on ? 'on' : 'off', stays: 'on' }),
    onLedOn: () => location.assign(action),
  })
  return (
    <form {...form}>
      <Button name="follow" value={now ? 'off' : 'on'} kind={now ? 'second' : 'main'} small>
        {t(now ? 'unfollow' : 'follow')}
      </Button>
      <PressMessage>{message}</PressMessage>
    </form>
  )
}

function Mute({ person: { username, muted } }: Pick<LoadedProfile, 'person'>) {
  const { t } = useTranslation('profile')
  const { now, message, form } = usePress({
    action: communityPathOf('mute', { username }),
    given: muted,
    valuesOf: on => ({ wanted: on ? 'on' : 'off', stays: 'on' }),
    // The session has ended: reloading redirects to the sign-in page.
    onLedOn: () => location.reload(),
  })
  return (
    <form {...form}>
      <QuietButton name="wanted" value={now ? 'off' : 'on'}>
        {t(now ? 'unmute' : 'mute')}
      </QuietButton>
      <PressMessage>{message}</PressMessage>
    </form>
  )
}

/** Links to the pictures for the lite version, which loads none. */
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
