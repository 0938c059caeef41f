const KB = 1000

/** What pages may weigh and cost, in bytes, requests, statements, ratios of one run and milliseconds. */
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
}
