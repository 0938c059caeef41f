/** What fills the demo, each done once and noted by its name; a number is raised when there is something new to fill in, also
 *  into a demo that has been running for long. */
export const steps = {
  livingWorld: 'living-world-1',
  use: 'use-1',
  community: 'community-1',
  projects: 'projects-1',
} as const
