/** Why somebody reports a thing, gravest first. */
export const reportReasons = [
  'SELF_HARM',
  'THREAT',
  'STRANGER',
  'SEXUAL',
  'BULLYING',
  'PERSONAL_DATA',
  'SPAM',
  'OTHER',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** How soon a thing is to be looked at: 0 light, 1 ordinary, 2 grave. */
export type Gravity = 0 | 1 | 2

/** A danger to somebody's life or body is grave; what hurts is ordinary; the rest is light. */
const gravityByReason: Record<ReportReason, Gravity> = {
  SELF_HARM: 2,
  THREAT: 2,
  STRANGER: 2,
  SEXUAL: 2,
  BULLYING: 1,
  PERSONAL_DATA: 1,
  SPAM: 0,
  OTHER: 0,
}

/** The gravity of a case: that of its gravest reason. Without any it is light. */
export function gravityOf(reasons: readonly ReportReason[]): Gravity {
  return reasons.reduce<Gravity>((gravity, reason) => {
    const other = gravityByReason[reason]
    return other > gravity ? other : gravity
  }, 0)
}

/** How many of a person's reports were decided: `upheld` when the thing was hidden or removed, `dismissed` when it was kept.
 *  Whole numbers, 0 or more; reports that nobody has decided count as neither. */
export type DecidedReports = { upheld: number; dismissed: number }

/** What a report of a person counts, above 0 and at most 1. Everybody begins with 1 and may be wrong once; from then on it
 *  is (upheld + 2) / (upheld + dismissed + 1), so that two false reports leave 2/3, five a third and nineteen a tenth, and
 *  true ones bring it back. It never becomes nothing: whoever was wrong before may be right now. Throws for a number below
 *  0. */
export function reportWeight({ upheld, dismissed }: DecidedReports): number {
  if (upheld < 0 || dismissed < 0) throw new Error('Reports are counted from 0.')
  return Math.min(1, (upheld + 2) / (upheld + dismissed + 1))
}

/** Three different people whose word counts in full. */
const HIDING_WEIGHT = 3
/** Thirds added up may miss a whole number by this. */
const ROUNDING = 1e-9

/** A report as it was made: by whom (null once that account is deleted), with what weight, and whether by one of the staff
 *  who may decide of the thing. */
export type CountedReport = { reporterId: string | null; weight: number; byStaff: boolean }

/** Whether a thing is hidden until somebody has looked: one of staff says so, or different people whose weights come to 3.
 *  A person counts once, with their greatest weight; reports of deleted accounts are of one person each. */
export function isHiddenByReports(reports: readonly CountedReport[]): boolean {
  if (reports.some(({ byStaff }) => byStaff)) return true
  const byPerson = new Map<string, number>()
  let gone = 0
  for (const { reporterId, weight } of reports) {
    if (reporterId === null) gone += weight
    else byPerson.set(reporterId, Math.max(weight, byPerson.get(reporterId) ?? 0))
  }
  const sum = [...byPerson.values()].reduce((total, weight) => total + weight, gone)
  return sum >= HIDING_WEIGHT - ROUNDING
}
