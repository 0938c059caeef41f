import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { isOpenBy } from '#app/domain/professions/ways.ts'
import { adjustOrder, type Leanings } from './adjustment.ts'
import { chooseContrast } from './contrast.ts'
import type { Trait, WorkValue } from './facts.ts'
import { type Interests, type Matched, rankByInterest } from './matching.ts'
import { chooseUnlike, makeShortlist, SHORTLIST_LENGTH } from './shortlist.ts'

type Ranked = {
  interests: Interests
  values: readonly WorkValue[]
  traits: readonly Trait[]
  subjects: readonly string[]
}
type Listed = { id: string; field: string; ways: readonly { way: TrainingWayKind }[]; interests: Interests }

/** Ranks all professions for one person: by interests (1–7), with a small weight for what else is known. Every page and
 *  command uses this order. */
export function rankProfessions<P extends Ranked>(interests: Interests, professions: readonly P[], person: Leanings) {
  return adjustOrder(rankByInterest(interests, professions), person)
}

/** Chooses the shortlist from ranked professions. Professions with a correlation of zero or less are left out, however
 *  short the list becomes. */
export function chooseProfessions<P extends Listed>(
  ranked: readonly Matched<P>[],
  asked: { planned: readonly TrainingWayKind[] | null; length?: number },
): Matched<P>[] {
  return makeShortlist(ranked.filter(isForward), asked)
}

/** Chooses the shortlist and one deliberate contrast, which also has a positive correlation and a way the person is
 *  willing to take. */
export function chooseWithContrast<P extends Listed & Ranked>(
  ranked: readonly Matched<P>[],
  person: { interests: Interests; subjects: readonly string[] },
  { planned }: { planned: readonly TrainingWayKind[] | null },
) {
  const chosen = chooseProfessions(ranked, { planned })
  const others = ranked.filter(match => isForward(match) && isOpenBy(match.ways, planned))
  return { chosen, contrast: chooseContrast(others, chosen, person) }
}

const isForward = ({ correlation }: { correlation: number }) => correlation > 0

/** Chooses seven professions to try when no interest is strong: of unlike fields, by a way the person is willing to
 *  take. For a profile without a shape all correlations are 0, so none is excluded. */
export function chooseTrial<P extends Listed>(
  ranked: readonly Matched<P>[],
  { planned }: { planned: readonly TrainingWayKind[] | null },
): Matched<P>[] {
  const open = ranked.filter(({ ways, correlation }) => correlation >= 0 && isOpenBy(ways, planned))
  return chooseUnlike(open, SHORTLIST_LENGTH)
}
