export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export type Preferences = {
  theme: Theme
  /** Asked for in the footer, or the browser saves data: no script, no decoration. */
  lite: boolean
}

/** A request as far as its headers. */
export type Asking = { headers: { get: (name: string) => string | null } }

/** How the visitor chose to see pages, from plain cookies. The theme starts light. The language is found in
 *  `language.server.ts`. */
export function readPreferences(request: Asking): Preferences {
  const cookies = readCookies(request)
  const lite = cookies.get('lite')
  return {
    theme: cookies.get('theme') === 'dark' ? 'dark' : 'light',
    lite: lite === '1' || (lite !== '0' && request.headers.get('Save-Data')?.toLowerCase() === 'on'),
  }
}

/** The last header that was read: a request asks for its cookies some ten times. */
let last: { header: string; cookies: ReadonlyMap<string, string> } | undefined

export function readCookies(request: Asking): ReadonlyMap<string, string> {
  const header = request.headers.get('Cookie') ?? ''
  if (last?.header === header) return last.cookies
  const cookies = new Map(
    header.split(/;\s*/).flatMap(pair => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
    }),
  )
  last = { header, cookies }
  return cookies
}
