import type { DutyByInterest } from '#app/domain/professions/duties.ts'
import type { ProfessionField } from '#app/domain/professions/vocabulary.ts'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import type { Trait, WorkValue } from './facts.ts'
import {
  closeness,
  type Closeness,
  type Interests,
  isUndifferentiated,
  type Letter,
  letters,
  toInterestValue,
} from './matching.ts'
import { chooseWithContrast, rankProfessions } from './ranking.ts'
import type { TypedPerson } from './shortlist.schema.ts'
import { explainMatch } from './shortlist.ts'

/** A profession of the seed content, with its duties in one language. */
export type ContentProfession = {
  id: string
  field: ProfessionField
  interests: Interests
  ways: TrainingWay[]
  subjects: string[]
  values: WorkValue[]
  traits: Trait[]
  title: string
  duties: DutyByInterest
}

type Reason = { interest: Letter; duty: string | null } | { subject: string }
export type Entry = { id: string; rank: number; closeness: Closeness; reasons: Reason[] }

/** Returns a person's shortlist by the same rules as the pages, from professions alone. `rank` is the place among all
 *  professions; reasons are the interests that carry the match, each with a duty of the profession, and the subjects
 *  the person named. Empty for a profile without a shape. */
export function shortlistFor(person: TypedPerson, professions: readonly ContentProfession[]) {
  const interests = Object.fromEntries(
    letters.map(letter => [letter, toInterestValue(person.interests[letter])]),
  ) as Interests
  const { subjects = [], values, traits } = person
  const ranked = rankProfessions(interests, professions, {
    subjects,
    ...(values && { values }),
    ...(traits && { traits }),
  })
  const undifferentiated = isUndifferentiated(interests)
  const { chosen, contrast } = chooseWithContrast(
    undifferentiated ? [] : ranked,
    { interests, subjects },
    { planned: person.ways ?? null },
  )
  const present = (match: (typeof ranked)[number]): Entry => ({
    id: match.id,
    rank: ranked.indexOf(match) + 1,
    closeness: closeness(match.correlation),
    reasons: [
      ...explainMatch(interests, match.interests).because.map(letter => ({
        interest: letter,
        duty: match.duties[letter] ?? null,
      })),
      ...match.subjects.filter(subject => (subjects as string[]).includes(subject)).map(subject => ({ subject })),
    ],
  })
  return { undifferentiated, shortlist: chosen.map(present), contrast: contrast && present(contrast) }
}
