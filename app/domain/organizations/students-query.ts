import { memberStatuses } from '#app/domain/access/roles.ts'

/** How far a pupil is: never signed in, nothing begun, something begun but not every test done, every test done, an analysis made. */
export const progresses = ['unseen', 'none', 'begun', 'tests', 'analysis'] as const
type Progress = (typeof progresses)[number]

/** Pupils who are in no group. */
export const NO_GROUP = 'none'

export type StudentFilter = {
  q: string
  /** An id, `NO_GROUP`, or null for all. */
  group: string | null
  status: (typeof memberStatuses)[number] | null
  progress: Progress | null
}

const LONGEST = 100

/** What an address asks of the table of pupils; what it does not know is not asked. */
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

/** At most so many people are acted on at once: the largest schools have 1,500 pupils. */
export const MOST_AT_ONCE = 2000

export const studentActs = ['group', 'status', 'password', 'remove'] as const
export type StudentAct = (typeof studentActs)[number]

/** The people who are meant: the ticked rows, or all the filter finds. */
export type Choice = { memberIds: string[] | 'all'; filter: StudentFilter }

/** Whom an address chooses. */
export function readChoice(asked: URLSearchParams): Choice {
  const filter = readStudentFilter(asked)
  if (asked.get('all') === 'on') return { memberIds: 'all', filter }
  return { memberIds: [...new Set(asked.getAll('member'))].slice(0, MOST_AT_ONCE), filter }
}
