const KEY = 'going'

type Navigation = { state: string; location?: { pathname: string; search: string; hash: string }; formMethod?: string }
type Router = { subscribe: (listener: (state: { navigation: Navigation }) => void) => void }

/** Remembers where a hydrated page is going. When the script of that page cannot be fetched, Remix reloads the page it
 *  is on, at once and before any effect runs: so we listen to the router itself. */
export function rememberNavigation() {
  const router = (window as { __remixRouter?: Router }).__remixRouter
  router?.subscribe(({ navigation: { state, location, formMethod } }) => {
    if (state === 'loading' && location && formMethod === undefined) {
      sessionStorage.setItem(KEY, location.pathname + location.search + location.hash)
    } else sessionStorage.removeItem(KEY)
  })
}

/** Forgets it where the page stays: it would be gone to whenever the page is loaded anew. */
export function forgetNavigation() {
  sessionStorage.removeItem(KEY)
}

/** Goes on, as a plain document, with a navigation that ended in a reload. It stands in the page itself: after a broken
 *  line no other script may come. A navigation that led to a page without script has left its address behind. */
export const resumeScript = `{const g=sessionStorage.getItem('${KEY}');sessionStorage.removeItem('${KEY}');if(g&&g!==location.pathname+location.search+location.hash&&performance.getEntriesByType('navigation')[0]?.type==='reload')location.replace(g)}`
