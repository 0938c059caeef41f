import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { isOpenBy } from '#app/domain/professions/ways.ts'
import { type Interests, type Letter, letters, type Matched, standardised, strongest } from './matching.ts'

export const SHORTLIST_LENGTH = 7
export const MOST_OF_ONE_FIELD = 3
/** The field of the closest profession may have one more. */
export const MOST_OF_THE_LEADING_FIELD = 4
/** Variety never brings in a profession from beyond this place. */
export const FURTHEST_FOR_VARIETY = 15

type Candidate = { id: string; field: string; ways: readonly { way: TrainingWayKind }[]; interests: Interests }

/** The shortlist from a ranked list: professions one of whose ways the person is ready to go, `length` of them, the
 *  closest first. Of each seven at most three are of one field (four of the field that leads the list), and variety
 *  brings in nothing from beyond the fifteenth place. Without a choice of ways all of them are open. */
export function makeShortlist<P extends Candidate>(
  ranked: readonly Matched<P>[],
  { planned, length = SHORTLIST_LENGTH }: { planned: readonly TrainingWayKind[] | null; length?: number },
): Matched<P>[] {
  const open = ranked.filter(({ ways }) => isOpenBy(ways, planned))
  // Each further seven grow from those before them and ask for variety in proportion, so that pages never overlap.
  let chosen: Matched<P>[] = []
  for (let page = 1; (page - 1) * SHORTLIST_LENGTH < length; page++) {
    chosen = pick(open, chosen, { length: Math.min(page * SHORTLIST_LENGTH, length), page })
  }
  return chosen
}

/** `begun` and then the closest of the others, up to `length`, with the variety of fields that is asked for; fewer where
 *  the first fifteen places a page do not hold so much variety. */
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

/** Professions to try where the order says little: each of a field, and led by an interest, that none before it has. Once
 *  all interests have had one, of a new field at least. */
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

/** Which interest each profession of a list asks for more, and which less, than the others on it do: at least one
 *  point on the 1–7 scale from their mean. What tells neighbours apart. */
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
  // A difference that several professions share does not tell them apart.
  const key = (difference: { more: Letter | null; less: Letter | null }) => `${difference.more} ${difference.less}`
  const shared = [...differences.values()].map(key)
  for (const [id, difference] of differences) {
    if (shared.filter(other => other === key(difference)).length > 1) differences.set(id, { more: null, less: null })
  }
  return differences
}

export type Explanation = {
  /** The scales that carry the match, the strongest first; one or two, none when nothing is shared. */
  because: Letter[]
  /** Asked for by the profession and weak in the person; the strongest such scale. */
  asksFor: Letter | null
  /** Strong in the person and hardly used by the profession. */
  leavesUnused: Letter | null
}

/** Why and why not, read from the parts of the correlation: each letter adds the product of the two standard scores.
 *  A letter is a reason when it stands out by half a standard deviation in both; it speaks against when one side
 *  stands out and the other falls below its own mean. */
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
