/** Steps in which a project is created and edited. */
export const projectSteps = ['basic', 'details', 'skills', 'media', 'review'] as const
export type ProjectStep = (typeof projectSteps)[number]

/** Returns the number of a step, from 1. */
export function numberOf(step: ProjectStep): number {
  return projectSteps.indexOf(step) + 1
}

/** Checks whether a step may be opened: each saved one and the next. */
export function isOpen(step: ProjectStep, saved: number): boolean {
  return numberOf(step) <= saved + 1
}

/** Fields that must be filled before a project can be opened to others. */
export type Whole = {
  name: string
  description: string
  story: string
  objectives: number
  skills: number
  interests: number
}

/** Returns the first incomplete step; null when the project may be opened. */
export function firstGap({ name, description, story, objectives, skills, interests }: Whole): ProjectStep | null {
  if (name === '' || description === '') return 'basic'
  if (story === '') return 'details'
  return objectives > 0 && skills > 0 && interests > 0 ? null : 'skills'
}
