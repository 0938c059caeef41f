import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { QuietButton } from '#app/ui/button.tsx'
import { PressMessage } from '#app/ui/press-message.tsx'
import { usePress } from '#app/ui/use-press.ts'

type Person = { username: string; name: string }

type Props = {
  person: Person
  /** Whether the viewer follows the person; undefined hides the button. */
  followed?: boolean
  /** Address of the page, to return to it. */
  back: string
}

/** Buttons to follow, mute and block a person, in one form. Each sends the wanted state. */
export function PersonForm({ person, followed, back }: Props) {
  const { t } = useTranslation('post')
  const { username, name } = person
  const to = (what: 'mute' | 'block') => ({
    name: 'wanted',
    value: 'on',
    formAction: communityPathOf(what, { username }),
  })
  return (
    <form method="post">
      <input type="hidden" name="back" value={back} />
      {followed === undefined ? null : <Follow person={person} followed={followed} back={back} />}
      <QuietButton {...to('mute')}>{t('mute', { name })}</QuietButton>
      <QuietButton {...to('block')} risk>
        {t('block', { name })}
      </QuietButton>
    </form>
  )
}

/** When following grants access to something, the server asks for confirmation on a page of its own. */
function Follow({ person: { username, name }, followed, back }: Required<Props>) {
  const { t } = useTranslation('post')
  const action = pathOf('follow', { username })
  const { now, message, button } = usePress({
    action,
    given: followed,
    valuesOf: on => ({ back, follow: on ? 'on' : 'off', stays: 'on' }),
    onLedOn: () => location.assign(`${action}?${new URLSearchParams({ back })}`),
  })
  return (
    <>
      <QuietButton name="follow" value={now ? 'off' : 'on'} {...button}>
        {t(now ? 'unfollow' : 'follow', { name })}
      </QuietButton>
      <PressMessage>{message}</PressMessage>
    </>
  )
}
