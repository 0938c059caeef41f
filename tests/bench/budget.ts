const KB = 1000

/** Limits for pages, in bytes, requests, statements, ratios within a run, and time. */
export const budget = {
  html: 13 * KB,
  htmlAndStyles: 23 * KB,
  scripts: 96 * KB,
  staffScripts: 120 * KB,
  beforePaint: 2,
  answer: 2 * KB,
  statements: 3,
  notModified: 5,
  matchingMs: 5,
  importSeconds: 30,
  importMemory: 300 * KB * KB,
  /** Maximum p99 of other pages during heavy work, as a multiple of that at rest. */
  disturbed: 3,
  mostStatements: 12,
  /** Maximum factor by which reading a page of the feed may slow down with a hundred times as many posts. */
  feedGrowth: 2,
}
