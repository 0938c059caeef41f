import { useTranslation } from '#app/i18n/use-translation.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { QuietButton } from '#app/ui/button.tsx'
import { PressMessage } from '#app/ui/press-message.tsx'
import { usePress } from '#app/ui/use-press.ts'
import type { LoadedPart } from './show.tsx'

export function StorySupport({ part: { id: storyId, liked, likeCount } }: { part: LoadedPart }) {
  const { t } = useTranslation('stories')
  const { now, message, form } = usePress({
    action: communityPathOf('storyLike', { storyId }),
    given: liked,
    valuesOf: on => ({ like: on ? 'on' : 'off' }),
    // The session has ended: reloading redirects to the sign-in page.
    onLedOn: () => location.reload(),
  })
  const shown = likeCount + Number(now) - Number(liked)
  return (
    <form {...form}>
      <QuietButton name="like" value={now ? 'off' : 'on'} aria-pressed={now}>
        <span>
          {t(now ? 'liked' : 'like')}
          {shown > 0 ? `\u00a0${shown}` : null}
        </span>
      </QuietButton>
      <PressMessage>{message}</PressMessage>
    </form>
  )
}
