import type { MaterialCard } from '#app/domain/materials/card.ts'
import { type MaterialLevel, materialLevels, type Skill } from '#app/domain/materials/vocabulary.ts'
import type { Language } from '#app/i18n/config.ts'

/** Materials a task may have at most: a longer list is not read, and makes the page heavier. */
const MOST_A_TASK = 2

type Helped = { key: string; materials: readonly { skill: Skill; level: MaterialLevel }[] }

/** Materials for the tasks of a plan by the key of the task, in the order of the tasks; no task where nothing is wanted. */
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

/** The languages a reader can be given something in, their own first: most readers of Kazakh read Russian, too. */
const readable: Record<Language, readonly Language[]> = {
  ru: ['ru', 'en', 'kk'],
  kk: ['kk', 'ru', 'en'],
  en: ['en', 'ru', 'kk'],
}

export type Choice = {
  reader: Language
  /** At most so many. */
  most: number
  /** What the plan has given already; what is chosen is added to it. */
  used: Set<string>
}

/** Ids of the materials that help most: one for each skill wanted before a second for any. By the reader's
 *  language, the place of the skill among what a material teaches, free ones first, the nearest level, the shorter one. Nothing comes twice in
 *  a plan unless there is nothing else for the skill, and nobody begins with what is for advanced readers of a foreign language. */
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
    (one, other) => inTurn(order(one), order(other)) || (one.id < other.id ? -1 : 1),
  )
}

/** The first difference of two lists of figures. */
function inTurn(one: readonly number[], other: readonly number[]): number {
  return one.map((figure, place) => figure - other[place]!).find(difference => difference !== 0) ?? 0
}
