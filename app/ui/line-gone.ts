import { useEffect, useState } from 'react'

/** Keeps forms from being sent while the device knows that it has no line: the page with what was typed stays, where Remix
 *  would show one that failed and a browser one of its own. Returns how often that was so since the line was last there. A
 *  form that does without a line itself says so: `data-own-line`. */
export function useLineGone(): number {
  const [held, setHeld] = useState(0)
  useEffect(() => {
    const hold = (event: Event) => {
      if (navigator.onLine || (event.target as HTMLElement).hasAttribute('data-own-line')) return
      event.preventDefault()
      // Before React hears of it.
      event.stopImmediatePropagation()
      setHeld(times => times + 1)
    }
    const forget = () => setHeld(0)
    window.addEventListener('submit', hold, true)
    window.addEventListener('online', forget)
    return () => {
      window.removeEventListener('submit', hold, true)
      window.removeEventListener('online', forget)
    }
  }, [])
  return held
}
