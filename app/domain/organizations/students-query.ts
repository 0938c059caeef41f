import { memberStatuses } from '#app/domain/access/roles.ts'

/** A pupil's progress: never signed in, no test begun, some begun, all tests done, analysis made. */
export const progresses = ['unseen', 'none', 'begun', 'tests', 'analysis'] as const
type Progress = (typeof progresses)[number]

export const NO_GROUP = 'none'

export type StudentFilter = {
  q: string
  /** An id, `NO_GROUP`, or null for all. */
  group: string | null
  status: (typeof memberStatuses)[number] | null
  progress: Progress | null
}

const LONGEST = 100

/** Reads the filter of the pupil table from the URL. Unknown values are ignored. */
export function readStudentFilter(asked: URLSearchParams): StudentFilter {
  return {
    q: (asked.get('q') ?? '').trim().slice(0, LONGEST),
    group: asked.get('group') || null,
    status: memberStatuses.find(known => known === asked.get('status')) ?? null,
    progress: progresses.find(known => known === asked.get('progress')) ?? null,
  }
}

export function isFiltered({ q, group, status, progress }: StudentFilter) {
  return Boolean(q || group || status || progress)
}

/** Limit of a bulk action. The largest schools have 1,500 pupils. */
export const MOST_AT_ONCE = 2000

export const studentActs = ['group', 'status', 'password', 'remove'] as const
export type StudentAct = (typeof studentActs)[number]

/** The pupils of a bulk action: the selected rows, or all that match the filter. */
export type Choice = { memberIds: string[] | 'all'; filter: StudentFilter }

/** Reads the selection of a bulk action from the URL. */
export function readChoice(asked: URLSearchParams): Choice {
  const filter = readStudentFilter(asked)
  if (asked.get('all') === 'on') return { memberIds: 'all', filter }
  return { memberIds: [...new Set(asked.getAll('member'))].slice(0, MOST_AT_ONCE), filter }
}
