import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { isOpenBy } from '#app/domain/professions/ways.ts'
import { type Interests, type Letter, letters, type Matched, standardised, strongest } from './matching.ts'

export const SHORTLIST_LENGTH = 7
export const MOST_OF_ONE_FIELD = 3
/** The field of the closest profession may have one more. */
export const MOST_OF_THE_LEADING_FIELD = 4
/** Lowest rank from which variety may add a profession. */
export const FURTHEST_FOR_VARIETY = 15

type Candidate = { id: string; field: string; ways: readonly { way: TrainingWayKind }[]; interests: Interests }

/** Makes the shortlist from ranked professions: the closest `length` of those with a way the person is willing to take.
 *  Of each seven, at most three are of one field (four of the leading field), and none comes from beyond the fifteenth
 *  place. Without planned ways all are open. */
export function makeShortlist<P extends Candidate>(
  ranked: readonly Matched<P>[],
  { planned, length = SHORTLIST_LENGTH }: { planned: readonly TrainingWayKind[] | null; length?: number },
): Matched<P>[] {
  const open = ranked.filter(({ ways }) => isOpenBy(ways, planned))
  // Each page of seven extends the pages before it with proportional limits, so pages never overlap.
  let chosen: Matched<P>[] = []
  for (let page = 1; (page - 1) * SHORTLIST_LENGTH < length; page++) {
    chosen = pick(open, chosen, { length: Math.min(page * SHORTLIST_LENGTH, length), page })
  }
  return chosen
}

/** Extends `begun` with the closest others up to `length`, limiting professions per field. Returns fewer when the first
 *  fifteen places per page do not hold enough fields. */
function pick<P extends Candidate>(
  open: readonly Matched<P>[],
  begun: Matched<P>[],
  { length, page }: { length: number; page: number },
) {
  const picked = [...begun]
  const leading = open[0]?.field
  for (const profession of open.slice(0, page * FURTHEST_FOR_VARIETY)) {
    if (picked.length >= length) break
    const most = page * (profession.field === leading ? MOST_OF_THE_LEADING_FIELD : MOST_OF_ONE_FIELD)
    const ofField = picked.filter(({ field }) => field === profession.field).length
    if (ofField < most && !picked.includes(profession)) picked.push(profession)
  }
  return picked
}

/** Chooses professions to try when the order is weak: each of a new field and led by a new interest. When all interests
 *  are used, a new field is enough. */
export function chooseUnlike<P extends Candidate>(ranked: readonly P[], length: number): P[] {
  const lead = ({ interests }: P) => strongest(interests)[0]
  const chosen: P[] = []
  const add = (isUnlike: (one: P, other: P) => boolean) => {
    for (const profession of ranked) {
      if (chosen.length >= length) return
      if (chosen.every(other => isUnlike(profession, other))) chosen.push(profession)
    }
  }
  add((one, other) => one.field !== other.field && lead(one) !== lead(other))
  add((one, other) => one.field !== other.field)
  return chosen
}

/** Returns the interest that each profession of a list requires clearly more, and the one it requires clearly less,
 *  than the others: at least one point on the 1–7 scale from their mean. */
export function distinguish<P extends Candidate>(
  chosen: readonly P[],
): Map<string, { more: Letter | null; less: Letter | null }> {
  const differences = new Map(
    chosen.map(profession => {
      const others = chosen.filter(other => other !== profession)
      const from = (letter: Letter) =>
        profession.interests[letter] - others.reduce((sum, { interests }) => sum + interests[letter], 0) / others.length
      const [first] = letters.toSorted((one, other) => from(other) - from(one))
      const [last] = letters.toSorted((one, other) => from(one) - from(other))
      return [profession.id, { more: from(first!) >= 1 ? first! : null, less: from(last!) <= -1 ? last! : null }]
    }),
  )
  // A difference shared by several professions does not distinguish them.
  const key = (difference: { more: Letter | null; less: Letter | null }) => `${difference.more} ${difference.less}`
  const shared = [...differences.values()].map(key)
  for (const [id, difference] of differences) {
    if (shared.filter(other => other === key(difference)).length > 1) differences.set(id, { more: null, less: null })
  }
  return differences
}

export type Explanation = {
  /** Scales that carry the match, the strongest first; at most two, none when nothing is shared. */
  because: Letter[]
  /** Strongest scale that the profession requires and the person is weak in. */
  asksFor: Letter | null
  /** Strong scale of the person that the profession hardly uses. */
  leavesUnused: Letter | null
}

/** Explains a match by the parts of the correlation: each letter contributes the product of the two standard scores. A
 *  letter is a reason when it lies at least 0.5 standard deviations above the mean in both; it speaks against the match
 *  when it lies more than 0.5 above on one side and more than 0.2 below on the other. */
export function explainMatch(profile: Interests, profession: Interests): Explanation {
  const person = standardised(profile)
  const job = standardised(profession)
  const share = (letter: Letter) => person[letter] * job[letter]
  const byShare = letters.toSorted((one, other) => share(other) - share(one))
  const against = byShare.toReversed()
  return {
    because: byShare.filter(letter => person[letter] >= 0.5 && job[letter] >= 0.5).slice(0, 2),
    asksFor: against.find(letter => job[letter] > 0.5 && person[letter] < -0.2) ?? null,
    leavesUnused: against.find(letter => person[letter] > 0.5 && job[letter] < -0.2) ?? null,
  }
}
