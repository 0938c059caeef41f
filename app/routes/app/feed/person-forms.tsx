import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { QuietButton } from '#app/ui/button.tsx'
import { Said } from '#app/ui/said.tsx'
import { usePress } from '#app/ui/use-press.ts'

type Props = {
  person: { username: string; name: string }
  /** The page they stand on, to come back to. */
  back: string
}

/** Leaves a person out of one's lists, or shuts each off from the other. Both say what they want. */
export function PersonForms({ person: { username, name }, back }: Props) {
  const { t } = useTranslation('post')
  return (['mute', 'block'] as const).map(what => (
    <form key={what} method="post" action={communityPathOf(what, { username })}>
      <input type="hidden" name="back" value={back} />
      <QuietButton name="wanted" value="on" risk={what === 'block'}>
        {t(what, { name })}
      </QuietButton>
    </form>
  ))
}

/** Follows a person from where one reads them, or not any more. Where following opens something, the server asks on a page
 *  of its own. */
export function FollowForm({ person: { username, name }, followed, back }: Props & { followed: boolean }) {
  const { t } = useTranslation('post')
  const action = pathOf('follow', { username })
  const { now, said, form } = usePress({
    action,
    given: followed,
    valuesOf: on => ({ back, follow: on ? 'on' : 'off', stays: 'on' }),
    onLedOn: () => location.assign(`${action}?${new URLSearchParams({ back })}`),
  })
  return (
    <form {...form}>
      <input type="hidden" name="back" value={back} />
      <QuietButton name="follow" value={now ? 'off' : 'on'}>
        {t(now ? 'unfollow' : 'follow', { name })}
      </QuietButton>
      <Said>{said}</Said>
    </form>
  )
}
