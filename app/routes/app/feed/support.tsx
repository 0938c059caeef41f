import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietButton } from '#app/ui/button.tsx'
import { PressMessage } from '#app/ui/press-message.tsx'
import { usePress } from '#app/ui/use-press.ts'

type Props = {
  action: string
  /** Address of the page, to return to it. */
  back: string
  given: boolean
  count: number
}

export function Support({ action, back, given, count }: Props) {
  const { t } = useTranslation('post')
  const { now, message, form } = usePress({
    action,
    given,
    valuesOf: on => ({ back, wanted: on ? 'on' : 'off' }),
    // The session has ended: reloading redirects to the sign-in page.
    onLedOn: () => location.reload(),
  })
  const shown = count + Number(now) - Number(given)
  return (
    <form {...form}>
      <input type="hidden" name="back" value={back} />
      <QuietButton name="wanted" value={now ? 'off' : 'on'} aria-pressed={now}>
        {t(now ? 'supported' : 'support')}
        {shown > 0 ? <span>{shown}</span> : null}
      </QuietButton>
      <PressMessage>{message}</PressMessage>
    </form>
  )
}
