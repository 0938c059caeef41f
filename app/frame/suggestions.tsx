import { useNavigate } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import { pathOf } from '#app/paths.ts'
import { type Suggestion, SuggestionList } from '#app/ui/suggestion-list.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** Suggestions of the server: label of the list, their number in words, and the items. */
type Suggested = { label: string; status: string; items: Suggestion[] }

const PAUSE_MS = 150
const FEWEST_LETTERS = 2

/** Suggestions below a search field, after the ARIA pattern "combobox with a list": focus stays in the field, arrow
 *  keys select, Home and End return to the typed text, Enter opens the selection or submits the form, Escape closes. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
  const id = useId()
  const navigate = useNavigate()
  const [found, setFound] = useState<Suggested | null>(null)
  const [chosen, setChosen] = useState(-1)
  const begun = useRef(false)
  const asking = useRef<{ timer?: number; abort?: AbortController }>({})
  const items = found?.items ?? []
  const open = items.length > 0

  const stop = () => {
    clearTimeout(asking.current.timer)
    asking.current.abort?.abort()
  }
  const close = () => {
    stop()
    setFound(null)
    setChosen(-1)
  }
  const ask = (pause: number) => {
    stop()
    setChosen(-1)
    const q = field.value.trim()
    if (q.length < FEWEST_LETTERS) {
      setFound(null)
      return
    }
    const abort = new AbortController()
    // A newer request aborts the older one; a failed request clears suggestions for an earlier text.
    const show = (answer: Suggested | null) => abort.signal.aborted || setFound(answer)
    const timer = window.setTimeout(() => void fetchFor(q, abort.signal).then(show, () => show(null)), pause)
    asking.current = { timer, abort }
  }
  const goTo = (to: string) => {
    close()
    field.value = ''
    field.blur()
    navigate(to)
  }
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!open) {
        ask(0)
        return
      }
      // The field itself is one more position, before the first item and after the last.
      const places = items.length + 1
      setChosen(((chosen + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && open) {
      // A second Escape clears the field, as browsers do.
      event.preventDefault()
      close()
    } else if (event.key === 'Home' || event.key === 'End') {
      setChosen(-1)
    } else if (event.key === 'Enter') {
      if (items[chosen]) {
        event.preventDefault()
        goTo(items[chosen].to)
      } else {
        close()
      }
    }
  }

  useEffect(() => {
    const typed = () => ask(PAUSE_MS)
    field.addEventListener('input', typed)
    field.addEventListener('keydown', press)
    field.addEventListener('blur', close)
    // Text typed before this component was loaded is searched for at once.
    if (!begun.current && field === document.activeElement) ask(0)
    begun.current = true
    return () => {
      field.removeEventListener('input', typed)
      field.removeEventListener('keydown', press)
      field.removeEventListener('blur', close)
    }
  })
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? id : null,
      'aria-activedescendant': chosen < 0 ? null : `${id}${chosen}`,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    document.getElementById(`${id}${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [field, id, open, chosen])

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{found?.status}</span>
      </VisuallyHidden>
      {found && open ? <SuggestionList {...{ id, items, chosen }} label={found.label} onChoose={goTo} /> : null}
    </>
  )
}

/** Requests suggestions. An unusable answer, such as the sign-in page, gives none. */
async function fetchFor(q: string, signal: AbortSignal): Promise<Suggested | null> {
  const answer = await fetch(pathOf('searchSuggestions', null, { q }), { signal })
  return answer.ok && !answer.redirected ? ((await answer.json()) as Suggested) : null
}
