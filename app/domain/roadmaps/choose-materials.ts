import type { MaterialCard } from '#app/domain/materials/card.ts'
import { type MaterialLevel, materialLevels, type Skill } from '#app/domain/materials/vocabulary.ts'
import type { Language } from '#app/i18n/config.ts'

/** Maximum number of materials per task. Readers skip longer lists, and they make the page heavier. */
const MOST_A_TASK = 2

type Helped = { key: string; materials: readonly { skill: Skill; level: MaterialLevel }[] }

/** Chooses materials for the tasks of a plan, by task key, in the order of the tasks. Tasks that need none are left
 *  out. */
export function chooseForTasks(
  tasks: readonly Helped[],
  catalogue: readonly MaterialCard[],
  reader: Language,
): Map<string, string[]> {
  const used = new Set<string>()
  const helped = tasks.filter(({ materials }) => materials.length > 0)
  return new Map(
    helped.map(({ key, materials }) => [
      key,
      chooseMaterials(materials, catalogue, { reader, most: MOST_A_TASK, used }),
    ]),
  )
}

/** Languages of materials by preference, the reader's own first. Most readers of Kazakh also read Russian. */
const readable: Record<Language, readonly Language[]> = {
  ru: ['ru', 'en', 'kk'],
  kk: ['kk', 'ru', 'en'],
  en: ['en', 'ru', 'kk'],
}

export type Choice = {
  reader: Language
  /** Maximum number of materials to choose. */
  most: number
  /** Ids the plan already uses; the chosen ones are added. */
  used: Set<string>
}

/** Returns the ids of the most helpful materials: one per wanted skill before a second for any. Ranked by the reader's
 *  language, the position of the skill among those a material teaches, price (free first), distance of level, and
 *  length. A material repeats within a plan only when there is no other for the skill. Materials two levels away are
 *  offered only in the reader's own language. */
export function chooseMaterials(
  wanted: readonly { skill: Skill; level: MaterialLevel }[],
  catalogue: readonly MaterialCard[],
  { reader, most, used }: Choice,
): string[] {
  const ranked = wanted.map(want => rank(want, catalogue, reader, used))
  const chosen: string[] = []
  const longest = Math.max(0, ...ranked.map(({ length }) => length))
  for (let round = 0; round < longest && chosen.length < most; round += 1) {
    for (const cards of ranked) {
      const card = cards.find(({ id }) => !chosen.includes(id))
      if (card && chosen.length < most) chosen.push(card.id)
    }
  }
  for (const id of chosen) used.add(id)
  return chosen
}

type Want = { skill: Skill; level: MaterialLevel }

function rank({ skill, level }: Want, catalogue: readonly MaterialCard[], reader: Language, used: ReadonlySet<string>) {
  const far = (card: MaterialCard) => Math.abs(materialLevels.indexOf(card.level) - materialLevels.indexOf(level))
  const own = ({ language }: MaterialCard) => language === reader
  const fitting = catalogue.filter(
    card => card.skills.includes(skill) && (own(card) || far(card) < materialLevels.length - 1),
  )
  const unused = fitting.filter(({ id }) => !used.has(id))
  const order = (card: MaterialCard) => [
    readable[reader].indexOf(card.language),
    card.skills.indexOf(skill),
    card.free ? 0 : 1,
    far(card),
    card.hours,
  ]
  return (unused.length > 0 ? unused : fitting).toSorted(
    (one, other) => compareInOrder(order(one), order(other)) || (one.id < other.id ? -1 : 1),
  )
}

/** Compares two lists of numbers lexicographically. */
function compareInOrder(one: readonly number[], other: readonly number[]): number {
  return one.map((figure, place) => figure - other[place]!).find(difference => difference !== 0) ?? 0
}
