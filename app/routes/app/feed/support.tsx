import { useRevalidator } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietButton } from '#app/ui/button.tsx'

type Props = {
  /** Where it is sent. */
  action: string
  /** The page it stands on, to come back to. */
  back: string
  given: boolean
  count: number
}

/** Support for a post or a comment. The button says what it wants, so that pressing it twice changes nothing; a script
 *  shows it at once, and where it was refused or found no line it takes it back and says so. Remix would show a line that
 *  broke off as a page that failed. */
export function Support({ action, back, given, count }: Props) {
  const { t } = useTranslation('post')
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<'undone' | 'offline' | null>(null)
  const pressed = useRef(0)
  const now = wanted ?? given
  const shown = count + Number(now) - Number(given)

  async function send(event: FormEvent) {
    event.preventDefault()
    const press = ++pressed.current
    setFailure(null)
    setWanted(!now)
    const status = await statusOf(action, { back, wanted: now ? 'off' : 'on' })
    // Only the last word is answered.
    if (press !== pressed.current) return
    if (status === 200) revalidate()
    // The session has ended: the page leads to where one signs in.
    else if (status === 202) location.reload()
    else {
      setWanted(null)
      setFailure(status ? 'undone' : 'offline')
    }
  }

  return (
    <form method="post" action={action} onSubmit={event => void send(event)}>
      <input type="hidden" name="back" value={back} />
      <QuietButton name="wanted" value={now ? 'off' : 'on'} aria-pressed={now}>
        {t(now ? 'supported' : 'support')}
        {shown > 0 ? <span>{shown}</span> : null}
      </QuietButton>
      <span aria-live="polite">{failure ? t(failure) : null}</span>
    </form>
  )
}

/** How the server answered, or 0 where it could not be asked. */
async function statusOf(action: string, values: Record<string, string>) {
  try {
    return (await fetch(`${action}.data`, { method: 'POST', body: new URLSearchParams(values) })).status
  } catch {
    return 0
  }
}
