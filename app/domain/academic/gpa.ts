/** Grading systems in which a GPA can be entered, each with its maximum. All start at 0. */
export const gpaMaximum = { US4: 4, FIVE: 5, TEN: 10, HUNDRED: 100 } as const
export type GpaSystem = keyof typeof gpaMaximum
export const gpaSystems = Object.keys(gpaMaximum) as GpaSystem[]

/** Table of Kazakh universities: lower bound in per cent, and its value on the 4.0 scale. */
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

/** Converts a GPA to the 4.0 scale (0–4, higher is better, not rounded). US4 stays unchanged. FIVE, the school mark, is
 *  interpolated linearly between 5→4, 4→3, 3→2 and 0→0. TEN is multiplied by 0.4. HUNDRED uses the table of Kazakh
 *  universities (95→4.0, 90→3.67 … 50→1.0, below 50→0); a value between two rows takes the lower one.
 *  @throws RangeError when the value is outside the range of the system. */
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
