import { useBlocker } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Id of the form on every step. */
export const FORM = 'project-form'

/** Asks before the user leaves a step with unsent input, or with a form that came back (`reply`) and is not saved yet.
 *  Without script there is no question: browsers keep the input until the user returns. */
export function useLeaveQuestion(question: string, reply: unknown) {
  // True from the submission, or from the decision to leave, until the form comes back or the next input.
  const settled = useRef(false)
  const isUnsent = () => !settled.current && (reply !== undefined || isChanged())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!window.confirm(question)) return blocker.reset()
    // A page without script loads as a new document, so the browser would ask a second time.
    settled.current = true
    blocker.proceed()
  }, [blocker, question])

  useEffect(() => void (settled.current = false), [reply])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsent()) event.preventDefault()
    }
    // Buttons outside `main` do not submit the form.
    const note = ({ type, target }: Event) => {
      if (target instanceof Element && target.closest('main')) settled.current = type === 'submit'
    }
    const events = ['submit', 'input'] as const
    window.addEventListener('beforeunload', ask)
    for (const event of events) document.addEventListener(event, note)
    return () => {
      window.removeEventListener('beforeunload', ask)
      for (const event of events) document.removeEventListener(event, note)
    }
  })
}

function isChanged() {
  const form = document.getElementById(FORM) as HTMLFormElement | null
  return Array.from(form?.elements ?? []).some(field => {
    if (field instanceof HTMLSelectElement) {
      const [first, ...others] = field.options
      return !(others.find(option => option.defaultSelected) ?? first)?.selected
    }
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (!(field instanceof HTMLInputElement)) return false
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  })
}
