import { useNavigation, useRevalidator } from '@remix-run/react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'

type Press = {
  /** Where it is sent. */
  action: string
  given: boolean
  /** What the form says when it wants it, or does not want it any more. */
  valuesOf: (on: boolean) => Record<string, string>
  /** The server leads elsewhere: to a question, or to where one signs in. */
  onLedOn: () => void
}

/** A button that says what it wants, so that pressing it twice changes nothing. A script shows it at once, and where it was
 *  refused or found no line it takes it back and says so: Remix would show a line that broke off as a page that failed.
 *  `form` are the props of its form, or `button` its own among others of one form; `said` is what is to be said beside it. */
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
    // Only the last word is answered.
    if (press !== pressed.current) return
    if (status === 200) {
      // A page that is waited for would be asked for again, and opened.
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
  return { now, said: failure && t(`press.${failure}`), form, button }
}

/** How the server answered, or 0 where it could not be asked. */
async function statusOf(action: string, values: Record<string, string>) {
  try {
    return (await fetch(`${action}.data`, { method: 'POST', body: new URLSearchParams(values) })).status
  } catch {
    return 0
  }
}
