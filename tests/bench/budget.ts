const KB = 1000

/** What pages may weigh and cost, in bytes, requests, statements, ratios of one run and time. */
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
  /** How many times longer the slowest hundredth of other pages may take than when nothing else goes on. */
  disturbed: 3,
  mostStatements: 12,
  /** How many times longer a page of the feed may take to read among a hundred times as many posts. */
  feedGrowth: 2,
}
