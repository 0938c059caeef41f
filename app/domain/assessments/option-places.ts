/** Maximum number of options shared by all items, and of an item's own options. */
export const MOST_OPTIONS = 7
export const MOST_OWN_OPTIONS = 6

/** Returns the positions of options in a form, from 1. */
export function places(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1)
}
