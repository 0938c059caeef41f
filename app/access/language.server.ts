import type { AppLoadContext } from '@remix-run/node'
import { RemixI18Next } from 'remix-i18next/server'
import { defaultLanguage, isLanguage, type Language, languages } from '#app/i18n/config.ts'
import { preferenceCookie } from './preference-cookie.server.ts'
import { readCookies } from './preferences.ts'

/** Finds the language of a request, and is the only place that does. The cookie holds what was chosen on this device,
 *  or what the account brought along at sign-in; without one it is Russian. `Accept-Language` is not asked: many phones
 *  here are set to a language their owners do not study in (docs/decisions/037). */
const remixI18Next = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: request => Promise.resolve(chosenLanguage(request)),
  },
})

type Asking = { request: Request; context: AppLoadContext }

/** The reader's language, found once per request: the guards ask for it before anything is read. */
export async function findLanguage({ request, context }: Asking): Promise<Language> {
  return (context.language ??= (await remixI18Next.getLocale(request)) as Language)
}

/** The reader's language in a loader or action that has passed its guard.
 *  @throws Error when no guard was passed. */
export function languageOf({ context }: Pick<Asking, 'context'>): Language {
  if (!context.language) throw new Error('The language of a request is known once a guard has been passed.')
  return context.language
}

/** The account's language, brought along to a device at sign-in; null when the device has a choice of its own, or the
 *  account none. */
export function accountLanguageCookie(request: Request, language: string | null): string | null {
  if (!isLanguage(language) || readCookies(request).has('language')) return null
  return preferenceCookie('language', language)
}

/** The reader's language as far as the headers tell, for an answer that is given before any page is asked. */
export function languageIn(request: Pick<Parameters<typeof readCookies>[0], 'headers'>): Language {
  return chosenLanguage(request) ?? defaultLanguage
}

/** Only a cookie that is one of our words counts: remix-i18next alone would take `RU` and `ru-RU` for Russian too. */
function chosenLanguage(request: Parameters<typeof readCookies>[0]): Language | null {
  const chosen = readCookies(request).get('language')
  return isLanguage(chosen) ? chosen : null
}
