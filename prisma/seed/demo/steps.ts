/** Steps that fill the demo. Each runs once and is recorded under its name. Raising a number adds new content, even to
 *  a demo that has been running for a while. */
export const steps = {
  livingWorld: 'living-world-1',
  use: 'use-1',
  community: 'community-1',
  projects: 'projects-1',
} as const
