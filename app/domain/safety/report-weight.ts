/** Reasons of a report, gravest first. */
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

/** Gravity of a case: 0 light, 1 ordinary, 2 grave. The gravest are reviewed first. */
export type Gravity = 0 | 1 | 2

/** Danger to life or body is grave, harm to a person ordinary, the rest light. */
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

/** Returns the gravity of the gravest reason, or 0 without reasons. */
export function gravityOf(reasons: readonly ReportReason[]): Gravity {
  return reasons.reduce<Gravity>((gravity, reason) => {
    const other = gravityByReason[reason]
    return other > gravity ? other : gravity
  }, 0)
}

/** Decided reports of a person: `upheld` when the content was hidden or removed, `dismissed` when it was kept.
 *  Undecided reports do not count. */
export type DecidedReports = { upheld: number; dismissed: number }

/** Returns the weight of a person's report, above 0 and at most 1: (upheld + 2) / (upheld + dismissed + 1). The first
 *  wrong report has no effect; two wrong ones leave 2/3, five 1/3, nineteen 1/10, and upheld ones restore it. The
 *  weight never reaches 0, because a person who was wrong before may be right now. Throws for a negative number. */
export function reportWeight({ upheld, dismissed }: DecidedReports): number {
  if (upheld < 0 || dismissed < 0) throw new Error('Reports are counted from 0.')
  return Math.min(1, (upheld + 2) / (upheld + dismissed + 1))
}

/** Sum of weights that hides content: three people with full weight. */
const HIDING_WEIGHT = 3
/** Tolerance for the rounding error of added thirds. */
const ROUNDING = 1e-9

/** A report: its sender (null once that account is deleted), its weight, and whether the sender is staff who may decide
 *  about the content. */
export type CountedReport = { reporterId: string | null; weight: number; byStaff: boolean }

/** Checks whether content is hidden until it is reviewed: a report by staff, or different people whose weights add up
 *  to 3. Each person counts once, with their greatest weight; each report of a deleted account counts as another
 *  person. */
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
