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

/** Returns the reader for a namespace, language and translator, in a loader or action after its guard. Functions of
 *  `wording/` take it. */
export function reading<N extends Namespace>(args: GuardArgs, namespace: N): Reader<N> {
  return readerOf(languageOf(args), namespace, args.context.hasGroups)
}

/** Returns a response to throw instead of a page, with the status, the reason and the title of the error page. */
export function problem(args: GuardArgs, status: 400 | 403 | 404 | 503, reason?: string) {
  const t = getFixedT(languageOf(args), 'errors')
  const headers = status === 503 ? { 'Retry-After': '30' } : undefined
  return data({ title: t(`${status}.title`), reason }, { status, headers })
}

/** Returns the 404 response to throw for something personal that does not exist for this viewer. If it belongs to
 *  another person, the attempt is recorded in the audit log; the response is the same. */
export async function notFound(args: GuardArgs, viewer: Viewer, thing: Owned, reason?: string) {
  await recordHidden(viewer, thing)
  return problem(args, 404, reason)
}

/** Returns a page's head. If its form was just refused, the title starts with the error prefix. */
export function headOf(args: GuardArgs, head: PageHead): PageHead {
  const { refused, hasGroups } = args.context
  const pageHead: PageHead = hasGroups ? { ...head, hasGroups } : head
  if (!refused) return pageHead
  const t = getFixedT(languageOf(args), 'common')
  return { ...pageHead, title: `${t('error.prefix')} ${head.title}` }
}
