export const projectStatuses = ['RECRUITING', 'ACTIVE', 'COMPLETED', 'ARCHIVED'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** Allowed transitions. Recruiting can start and stop at any time; a completed project can only be archived; an
 *  archived one can become active again. */
const followers: Record<ProjectStatus, readonly ProjectStatus[]> = {
  RECRUITING: ['ACTIVE', 'COMPLETED', 'ARCHIVED'],
  ACTIVE: ['RECRUITING', 'COMPLETED', 'ARCHIVED'],
  COMPLETED: ['ARCHIVED'],
  ARCHIVED: ['ACTIVE'],
}

/** Returns the statuses a project may change to, in display order. */
export function nextStatuses(status: ProjectStatus): readonly ProjectStatus[] {
  return followers[status]
}

/** Checks whether a transition is allowed. Keeping the status is not a transition. */
export function mayBecome(from: ProjectStatus, to: ProjectStatus): boolean {
  return followers[from].includes(to)
}

/** Checks whether people may ask to join. */
export function isRecruiting(status: ProjectStatus): boolean {
  return status === 'RECRUITING'
}
