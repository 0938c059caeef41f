/** The answers to all items may be more than those of one. */
export const MOST_OPTIONS = 7
export const MOST_OWN_OPTIONS = 6

/** The places of answers in a form, from 1. */
export function places(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1)
}
