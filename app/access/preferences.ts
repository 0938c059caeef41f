export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export type Preferences = {
  theme: Theme
  /** Chosen in the footer, or requested by the browser's data saver: no script, no decoration. */
  lite: boolean
}

/** The headers of a request. */
export type Asking = { headers: { get: (name: string) => string | null } }

/** Reads the display preferences from plain cookies. The default theme is light. `language.server.ts` determines the
 *  language. */
export function readPreferences(request: Asking): Preferences {
  const cookies = readCookies(request)
  const lite = cookies.get('lite')
  return {
    theme: cookies.get('theme') === 'dark' ? 'dark' : 'light',
    lite: lite === '1' || (lite !== '0' && request.headers.get('Save-Data')?.toLowerCase() === 'on'),
  }
}

/** The last parsed header, because a request reads its cookies about ten times. */
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
