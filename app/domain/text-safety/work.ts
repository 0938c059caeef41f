/** Counts the steps of a search, so that a test can hold them against the length of a text: no clock is asked. */
export class Work {
  steps = 0
}
