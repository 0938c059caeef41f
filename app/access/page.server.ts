import { data } from '@remix-run/node'
import type { Namespace } from '#app/i18n/catalogue.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { PageHead } from '#app/i18n/page.ts'
import type { DoorArgs } from './doors.server.ts'
import { readPreferences } from './preferences.ts'

/** The reader's language and translator of one namespace, for a loader or action. */
export function reading<N extends Namespace>({ request }: DoorArgs, namespace: N) {
  const { language } = readPreferences(request)
  return { language, t: translatorOf(language, namespace) }
}

/** An answer to throw instead of a page: its status, the reason, and the title the error page will have. */
export function problem({ request }: DoorArgs, status: 400 | 403 | 404 | 503, reason?: string) {
  const t = translatorOf(readPreferences(request).language, 'errors')
  return data({ title: t(`${status}.title`), reason }, { status })
}

/** A page's head; when its form was just refused, the title begins by saying so. */
export function headOf({ request, context }: DoorArgs, head: PageHead): PageHead {
  if (!context.refused) return head
  const t = translatorOf(readPreferences(request).language, 'common')
  return { ...head, title: `${t('error.prefix')} ${head.title}` }
}
