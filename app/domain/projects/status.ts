/** How far a project is. */
export const projectStatuses = ['RECRUITING', 'ACTIVE', 'COMPLETED', 'ARCHIVED'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** What may follow: people are sought and found as often as one likes; a completed project seeks nobody any more and is only
 *  put away; one that was put away comes back to work. */
const followers: Record<ProjectStatus, readonly ProjectStatus[]> = {
  RECRUITING: ['ACTIVE', 'COMPLETED', 'ARCHIVED'],
  ACTIVE: ['RECRUITING', 'COMPLETED', 'ARCHIVED'],
  COMPLETED: ['ARCHIVED'],
  ARCHIVED: ['ACTIVE'],
}

/** The statuses a project may change to, in the order they are offered in. */
export function nextStatuses(status: ProjectStatus): readonly ProjectStatus[] {
  return followers[status]
}

/** Whether a project may change so; to stay as it is is no change. */
export function mayBecome(from: ProjectStatus, to: ProjectStatus): boolean {
  return followers[from].includes(to)
}

/** Whether somebody may ask to join. */
export function isRecruiting(status: ProjectStatus): boolean {
  return status === 'RECRUITING'
}
