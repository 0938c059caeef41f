import { useBlocker } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Asks before the user leaves the page with unsent text in the text area `id`. Without script there is no question:
 *  browsers keep the text until the user returns. */
export function useLeaveQuestion(id: string, question: string) {
  // True from the submission until the next input.
  const sent = useRef(false)
  const isUnsent = () => {
    const field = document.getElementById(id)
    return !sent.current && field instanceof HTMLTextAreaElement && field.value !== field.defaultValue
  }
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isUnsent()
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsent()) event.preventDefault()
    }
    const noteSent = () => void (sent.current = true)
    const noteTyped = () => void (sent.current = false)
    window.addEventListener('beforeunload', ask)
    document.addEventListener('submit', noteSent)
    document.addEventListener('input', noteTyped)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('submit', noteSent)
      document.removeEventListener('input', noteTyped)
    }
  })
}
