import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { fetchLeaving } from './fetch-leaving.ts'
import type { Leaving } from './leaving.tsx'
import { isAnyWaiting } from './waiting-keys.ts'

/** Signs out. Answers that wait on the device are sent first; without a connection the person is asked. That dialogue
 *  is larger than the button, so it is loaded only when answers wait. */
export function LogOut({ label }: { label: string }) {
  const { language } = useTranslation('common')
  const form = useRef<HTMLFormElement>(null)
  const [Asking, setAsking] = useState<typeof Leaving | null>(null)
  const leave = () => form.current?.submit()
  const ask = (event: FormEvent) => {
    if (!isAnyWaiting()) return
    event.preventDefault()
    // The dialogue fails to load only without a connection: then the browser reports it, and the answers stay on the
    // device.
    fetchLeaving(language).then(part => setAsking(() => part), leave)
  }
  return (
    <>
      <CachedItems of={['log out', label]}>
        <Form method="post" action={pathOf('logout')} reloadDocument ref={form} onSubmit={ask} data-own-line>
          <QuietButton>{label}</QuietButton>
        </Form>
      </CachedItems>
      {Asking ? <Asking onLeave={leave} onStay={() => setAsking(null)} /> : null}
    </>
  )
}
