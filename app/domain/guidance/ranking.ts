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

/** All professions in the order of one person: by their interests (1–7), with what else is known of them counted in a
 *  little. The one order behind every page and command. */
export function rankProfessions<P extends Ranked>(interests: Interests, professions: readonly P[], person: Leanings) {
  return adjustOrder(rankByInterest(interests, professions), person)
}

/** The shortlist out of such an order. What runs against a person's interests is no recommendation, however short the list
 *  becomes. */
export function chooseProfessions<P extends Listed>(
  ranked: readonly Matched<P>[],
  asked: { planned: readonly TrainingWayKind[] | null; length?: number },
): Matched<P>[] {
  return makeShortlist(ranked.filter(isForward), asked)
}

/** The same with one deliberate contrast, which is no further away than what the list may hold and within reach too. */
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

/** Seven to try, in place of a shortlist, where no interest is strong: of unlike fields, by a way the person is ready to
 *  go. Without any shape every profession correlates by 0, and none runs against it. */
export function chooseTrial<P extends Listed>(
  ranked: readonly Matched<P>[],
  { planned }: { planned: readonly TrainingWayKind[] | null },
): Matched<P>[] {
  const open = ranked.filter(({ ways, correlation }) => correlation >= 0 && isOpenBy(ways, planned))
  return chooseUnlike(open, SHORTLIST_LENGTH)
}
