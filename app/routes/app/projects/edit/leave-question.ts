import { useBlocker } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** The form of every step. */
export const FORM = 'project-form'

/** Asks before a step is left with something in its form that was not sent, or that came back (`reply`) and is kept nowhere yet.
 *  Where there is no script nothing is asked: browsers keep what was typed until the person comes back. */
export function useLeaveQuestion(question: string, reply: unknown) {
  // From the moment the form is sent, or they agreed to lose it, until it comes back or somebody types again.
  const settled = useRef(false)
  const isUnsent = () => !settled.current && (reply !== undefined || isChanged())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!window.confirm(question)) return blocker.reset()
    // A page without script is a document of its own: the browser would ask once more.
    settled.current = true
    blocker.proceed()
  }, [blocker, question])

  useEffect(() => void (settled.current = false), [reply])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsent()) event.preventDefault()
    }
    // The buttons of the page around it send nothing of the form.
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
