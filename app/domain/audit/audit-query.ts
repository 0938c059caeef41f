import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { type AuditKind, auditKinds } from './actions.ts'

export type AuditFilter = {
  kind: AuditKind | null
  /** The username of who did it or to whom it was done. */
  person: string | null
  /** Plain days, both included. */
  from: string | null
  to: string | null
}

/** What a filter of the audit log asks, from an address. */
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
