/** Counts the steps of a search, so that a test can compare them with the length of the text without measuring time. */
export class Work {
  steps = 0
}
