import { type Interests, type Letter, type Matched, strongest } from './matching.ts'
import { explainMatch } from './shortlist.ts'

type Candidate = { field: string; interests: Interests; subjects: readonly string[] }
type Person = { interests: Interests; subjects: readonly string[] }

/** Chooses a deliberate contrast to the chosen professions: the closest of the others that differs from them. Its field
 *  and its reasons do not occur on the list. Its leading interest and its subjects are not shared by half of the list,
 *  and it requires no subject the person named. Null when there is no such profession. */
export function chooseContrast<P extends Candidate>(
  others: readonly Matched<P>[],
  chosen: readonly P[],
  { interests: own, subjects: named }: Person,
): Matched<P> | null {
  const reasonsOf = ({ interests }: P) => explainMatch(own, interests).because
  const fields = new Set(chosen.map(({ field }) => field))
  const leads = fullOf(chosen, ({ interests }) => strongest(interests).slice(0, 1))
  const subjects = new Set([...named, ...fullOf(chosen, one => one.subjects)])
  const reasons = new Set<Letter>(chosen.flatMap(reasonsOf))
  const isElse = (one: P) =>
    !fields.has(one.field) &&
    !one.subjects.some(subject => subjects.has(subject)) &&
    !leads.has(strongest(one.interests)[0]!) &&
    !reasonsOf(one).some(letter => reasons.has(letter))
  return chosen.length === 0 ? null : (others.find(isElse) ?? null)
}

/** Keys that at least half of a list has. */
function fullOf<P, K extends string>(list: readonly P[], havingOf: (one: P) => readonly K[]): Set<K> {
  const had = list.flatMap(one => [...new Set(havingOf(one))])
  return new Set(had.filter(key => 2 * had.filter(other => other === key).length >= list.length))
}
