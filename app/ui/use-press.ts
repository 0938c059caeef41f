import { useNavigation, useRevalidator } from '@remix-run/react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'

type Press = {
  /** Address the form is sent to. */
  action: string
  given: boolean
  /** Form values that turn it on or off. */
  valuesOf: (on: boolean) => Record<string, string>
  /** Called when the server redirects, to a confirmation or to sign-in. */
  onLedOn: () => void
}

/** A toggle button that submits the wanted state, so pressing it twice is safe. With script the new state shows at once
 *  and is reverted with a message when the request fails; Remix would replace the page by an error. `form` are the
 *  props of its form, `button` those of the button in a form with several; `message` is the message to show. */
export function usePress({ action, given, valuesOf, onLedOn }: Press) {
  const { t } = useTranslation('common')
  const { revalidate } = useRevalidator()
  const { state: going } = useNavigation()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<'undone' | 'offline' | null>(null)
  const pressed = useRef(0)
  const now = wanted ?? given

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    const press = ++pressed.current
    setFailure(null)
    setWanted(!now)
    const status = await statusOf(action, valuesOf(!now))
    // Only the response to the last press counts.
    if (press !== pressed.current) return
    if (status === 200) {
      // During a navigation a revalidation would request the awaited page again and open it.
      if (going === 'idle') revalidate()
    } else if (status === 202) onLedOn()
    else {
      setWanted(null)
      setFailure(status ? 'undone' : 'offline')
    }
  }

  const form = {
    method: 'post',
    action,
    onSubmit: (event: SyntheticEvent) => void send(event),
    'data-own-line': '',
  } as const
  const button = { formAction: action, onClick: form.onSubmit }
  return { now, message: failure && t(`press.${failure}`), form, button }
}

/** Returns the status of the response, or 0 without a connection. */
async function statusOf(action: string, values: Record<string, string>) {
  try {
    return (await fetch(`${action}.data`, { method: 'POST', body: new URLSearchParams(values) })).status
  } catch {
    return 0
  }
}
