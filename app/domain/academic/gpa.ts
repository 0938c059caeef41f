/** The grading systems a GPA may be given in, and the most each one goes to; all begin at 0. */
export const gpaMaximum = { US4: 4, FIVE: 5, TEN: 10, HUNDRED: 100 } as const
export type GpaSystem = keyof typeof gpaMaximum
export const gpaSystems = Object.keys(gpaMaximum) as GpaSystem[]

/** Kazakh universities: the points from which a mark in per cent is worth so much of 4.0. */
const hundredTable = [
  [95, 4],
  [90, 3.67],
  [85, 3.33],
  [80, 3],
  [75, 2.67],
  [70, 2.33],
  [65, 2],
  [60, 1.67],
  [55, 1.33],
  [50, 1],
] as const

/** A GPA on the scale of 4.0 (0–4, higher is better, not rounded).
 *  US4 as it is; FIVE, the school mark: 5→4, 4→3, 3→2 with straight lines between, and from 3 down to 0 a straight line
 *  from 2 to 0; TEN times 0.4; HUNDRED by the table of Kazakh universities (95→4.0, 90→3.67 … 50→1.0, below 50→0), where
 *  a mark between two lines counts as the lower one.
 *  @throws RangeError when the value is not within the system's range. */
export function normaliseGpa(value: number, system: GpaSystem): number {
  if (!(value >= 0 && value <= gpaMaximum[system])) throw new RangeError(`A GPA of ${value} is not in ${system}`)
  switch (system) {
    case 'US4':
      return value
    case 'FIVE':
      return value >= 3 ? value - 1 : (value * 2) / 3
    case 'TEN':
      return value * 0.4
    case 'HUNDRED':
      return hundredTable.find(([from]) => value >= from)?.[1] ?? 0
  }
}
