import { useFetcher } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietButton } from '#app/ui/button.tsx'
import type { InPlace } from './in-place.server.ts'

type Props = {
  /** Where it is sent. */
  action: string
  /** The page it stands on, to come back to. */
  back: string
  given: boolean
  count: number
}

/** Support for a post or a comment. The button says what it wants, so that pressing it twice changes nothing; a script
 *  shows it at once, and when it was refused takes it back and says so. */
export function Support({ action, back, given, count }: Props) {
  const { t } = useTranslation('post')
  const fetcher = useFetcher<InPlace>()
  const wanted = fetcher.formData?.get('wanted')
  const now = wanted ? wanted === 'on' : given
  const shown = count + Number(now) - Number(given)
  return (
    <fetcher.Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="back" value={back} />
      <QuietButton name="wanted" value={now ? 'off' : 'on'} aria-pressed={now}>
        {t(now ? 'supported' : 'support')}
        {shown > 0 ? <span>{shown}</span> : null}
      </QuietButton>
      <span aria-live="polite">{wanted ? null : fetcher.data?.undone}</span>
    </fetcher.Form>
  )
}
