/** Number of professions the figures cover, and of people simulated for each. */
export const measuredOn = { professions: 301, takers: 40 }

/** Share of cases in which the shortlist of seven contains the profession a simulated person was made from, or one our
 *  authors call related; the worst first. Measured by prisma/seed/simulation.test.ts on 2026-11-25. `apart`: standard
 *  deviation of a person's interests from those typical of the profession, in points of 1–7. `named`: which of its
 *  subjects the person named; HALF and MOST (70 %) with two other subjects. `full` and `short`: with 60 and with 30
 *  questions. */
export const matchingFigures = [
  { apart: 1.2, named: 'NONE', full: 0.67, short: 0.63 },
  { apart: 1, named: 'NONE', full: 0.73, short: 0.68 },
  { apart: 1.2, named: 'HALF', full: 0.8, short: 0.76 },
  { apart: 1, named: 'MOST', full: 0.89, short: 0.85 },
  { apart: 1, named: 'ALL', full: 0.93, short: 0.9 },
] as const
