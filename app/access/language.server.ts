import type { AppLoadContext } from '@remix-run/node'
import { RemixI18Next } from 'remix-i18next/server'
import { defaultLanguage, isLanguage, type Language, languages } from '#app/i18n/config.ts'
import { preferenceCookie } from './preference-cookie.server.ts'
import { readCookies } from './preferences.ts'

/** Determines the language of a request; nothing else does. The cookie holds the choice on this device, or the
 *  account's language since sign-in; without one it is Russian. `Accept-Language` is ignored: many phones here are set
 *  to a language their owners do not study in (docs/decisions/037). */
const remixI18Next = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: request => Promise.resolve(chosenLanguage(request)),
  },
})

type Asking = { request: Request; context: AppLoadContext }

/** Returns the reader's language, determined once per request by the guards. */
export async function findLanguage({ request, context }: Asking): Promise<Language> {
  return (context.language ??= (await remixI18Next.getLocale(request)) as Language)
}

/** Returns the reader's language in a loader or action after its guard. @throws Error when no guard was called. */
export function languageOf({ context }: Pick<Asking, 'context'>): Language {
  if (!context.language) throw new Error('The language of a request is known once a guard has been passed.')
  return context.language
}

/** Returns the cookie that sets the account's language on a device at sign-in; null when the device has a choice of its
 *  own, or the account none. */
export function accountLanguageCookie(request: Request, language: string | null): string | null {
  if (!isLanguage(language) || readCookies(request).has('language')) return null
  return preferenceCookie('language', language)
}

/** Returns the reader's language from the headers alone, for a response without a page. */
export function languageIn(request: Pick<Parameters<typeof readCookies>[0], 'headers'>): Language {
  return chosenLanguage(request) ?? defaultLanguage
}

/** Only the exact codes count: remix-i18next alone would accept `RU` and `ru-RU` for Russian too. */
function chosenLanguage(request: Parameters<typeof readCookies>[0]): Language | null {
  const chosen = readCookies(request).get('language')
  return isLanguage(chosen) ? chosen : null
}
