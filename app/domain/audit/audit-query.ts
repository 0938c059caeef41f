import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { type AuditKind, auditKinds } from './actions.ts'

export type AuditFilter = {
  kind: AuditKind | null
  /** Username of the actor or the subject. */
  person: string | null
  /** `YYYY-MM-DD`, both inclusive. */
  from: string | null
  to: string | null
}

/** Reads the filter of the audit log from the URL. */
export function readAuditFilter(asked: URLSearchParams): AuditFilter {
  const day = (name: string) => {
    const given = asked.get(name) ?? ''
    return isPlainDate(given) ? given : null
  }
  return {
    kind: auditKinds.find(kind => kind === asked.get('kind')) ?? null,
    person: asked.get('person')?.trim().slice(0, 60) || null,
    from: day('from'),
    to: day('to'),
  }
}
