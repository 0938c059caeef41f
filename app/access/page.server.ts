import { data } from '@remix-run/node'
import type { Owned } from '#app/domain/access/owners.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Namespace } from '#app/i18n/catalogue.ts'
import { getFixedT, readerOf } from '#app/i18n/i18next.server.ts'
import type { PageHead } from '#app/i18n/page.ts'
import type { Reader } from '#app/i18n/reader.ts'
import type { GuardArgs } from './guards.server.ts'
import { languageOf } from './language.server.ts'
import { recordHidden } from './refusals.server.ts'

/** The reader's language and translator of one namespace, for a loader or action that has passed its guard. It is what
 *  wording is handed. */
export function reading<N extends Namespace>(args: GuardArgs, namespace: N): Reader<N> {
  return readerOf(languageOf(args), namespace, args.context.hasGroups)
}

/** An answer to throw instead of a page: its status, the reason, and the title the error page will have. */
export function problem(args: GuardArgs, status: 400 | 403 | 404 | 503, reason?: string) {
  const t = getFixedT(languageOf(args), 'errors')
  const headers = status === 503 ? { 'Retry-After': '30' } : undefined
  return data({ title: t(`${status}.title`), reason }, { status, headers })
}

/** The answer to throw for a thing of one person that is not there for this viewer. Whoever tried another person's is in
 *  the audit log; the answer is the same. */
export async function notFound(args: GuardArgs, viewer: Viewer, thing: Owned, reason?: string) {
  await recordHidden(viewer, thing)
  return problem(args, 404, reason)
}

/** A page's head; when its form was just refused, the title begins by saying so. */
export function headOf(args: GuardArgs, head: PageHead): PageHead {
  const { refused, hasGroups } = args.context
  const said: PageHead = hasGroups ? { ...head, hasGroups } : head
  if (!refused) return said
  const t = getFixedT(languageOf(args), 'common')
  return { ...said, title: `${t('error.prefix')} ${head.title}` }
}
