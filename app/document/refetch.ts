const AWAY_MS = 30_000

type Router = {
  state: {
    location: { key: string }
    navigation: { state: string }
    revalidation: string
    actionData: unknown
    fetchers: Map<string, { state: string }>
    matches: { route: { id: string } }[]
  }
  revalidate: () => void
}

/** Has the page's loader asked anew when its reader comes back after half a minute or longer, or the line does
 *  (docs/decisions/061). Moves within the document ask it in any case. */
export function refetchOnReturn() {
  let left: number | undefined
  const turn = ({ type }: Event) => {
    if (type === 'online') left = 0
    if (type === 'blur' || document.hidden) left ??= Date.now()
    else if (left !== undefined) {
      const away = Date.now() - left
      left = undefined
      if (away >= AWAY_MS) void refetch((window as { __remixRouter?: Router }).__remixRouter)
    }
  }
  for (const type of ['blur', 'focus', 'online', 'visibilitychange']) window.addEventListener(type, turn)
}

type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>

/** Asks for the data first, and lets Remix ask only once it was here: an answer that fails or leads elsewhere, or a line
 *  that breaks off, leaves the page as it is. Remix's own question is then answered with 304. */
async function refetch(router: Router | undefined) {
  if (!router || !isAtRest(router) || !navigator.onLine) return
  const { key } = router.state.location
  const answers = await isAnswered(addressOf(router))
  // Meanwhile its reader may have gone on, or begun to type.
  if (answers && key === router.state.location.key && isAtRest(router)) router.revalidate()
}

/** Nothing is being sent or loaded, nothing that was typed or chosen waits to be sent, and the page does not show what a
 *  form was answered: asking anew would take that away. */
function isAtRest({ state }: Router) {
  const busy = [...state.fetchers.values()].some(fetcher => fetcher.state !== 'idle')
  if (busy || state.navigation.state !== 'idle' || state.revalidation !== 'idle' || state.actionData) return false
  return ![...document.querySelectorAll<Field>('input,textarea,select')].some(
    ({ type, options, checked, defaultChecked, value, defaultValue }) =>
      options
        ? [...options].some(option => option.selected !== option.defaultSelected)
        : /^(?:checkbox|radio)$/.test(type)
          ? checked !== defaultChecked
          : value !== defaultValue,
  )
}

/** Where Remix asks for the data of the page, without that of the root, which only changes by posting. */
function addressOf({ state }: Router) {
  const url = new URL(location.href)
  url.pathname = url.pathname.replace(/\/$/, '') + '.data'
  url.searchParams.set('_routes', state.matches.at(-1)?.route.id ?? '')
  url.hash = ''
  return url.href
}

async function isAnswered(address: string) {
  try {
    const answer = await fetch(address)
    await answer.text()
    return answer.status === 200
  } catch {
    return false
  }
}
