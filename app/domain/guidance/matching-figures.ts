/** Of how many professions the figures are, and of how many people simulated around each. */
export const measuredOn = { professions: 301, takers: 40 }

/** How often the shortlist of seven holds the profession a simulated person was made from, or one our authors call related,
 *  as measured by prisma/seed/simulation.test.ts on 2026-11-25; the worst first. `apart`: how far a person's interests lie
 *  from those typical of the profession, as a standard deviation in points of 1–7. `named`: which of its subjects the person
 *  named; half and 70 % of them with two others. `full` and `short`: with 60 questions and with 30. */
export const matchingFigures = [
  { apart: 1.2, named: 'NONE', full: 0.67, short: 0.63 },
  { apart: 1, named: 'NONE', full: 0.73, short: 0.68 },
  { apart: 1.2, named: 'HALF', full: 0.8, short: 0.76 },
  { apart: 1, named: 'MOST', full: 0.89, short: 0.85 },
  { apart: 1, named: 'ALL', full: 0.93, short: 0.9 },
] as const
