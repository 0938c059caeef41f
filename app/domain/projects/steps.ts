/** The steps a project is made in, and made anew in. */
export const projectSteps = ['basic', 'details', 'skills', 'media', 'review'] as const
export type ProjectStep = (typeof projectSteps)[number]

/** Where a step stands in the way, from 1. */
export function numberOf(step: ProjectStep): number {
  return projectSteps.indexOf(step) + 1
}

/** Whether a step may be opened: any that was saved, and the first that was not. */
export function isOpen(step: ProjectStep, saved: number): boolean {
  return numberOf(step) <= saved + 1
}

/** What a project needs before it is opened to others. */
export type Whole = {
  name: string
  description: string
  story: string
  objectives: number
  skills: number
  interests: number
}

/** The first step something is missing from; null when the project may be opened. */
export function firstGap({ name, description, story, objectives, skills, interests }: Whole): ProjectStep | null {
  if (name === '' || description === '') return 'basic'
  if (story === '') return 'details'
  return objectives > 0 && skills > 0 && interests > 0 ? null : 'skills'
}
