import { listProfessions } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { closeness, type Interests, letters, rankByInterest } from './matching.ts'

const SHOWN = 8

/** Lists the professions of the catalogue with the most similar interests, the closest first, by the measure that
 *  compares people with professions. Empty while one of the six is unknown. */
export async function listNearest(interests: Partial<Interests>, except: string, language: Language) {
  if (!letters.every(letter => Number.isFinite(interests[letter]))) return []
  const others = (await listProfessions(language)).filter(({ id }) => id !== except)
  return rankByInterest(interests as Interests, others)
    .slice(0, SHOWN)
    .map(({ id, title, lang, correlation }) => ({
      id,
      title,
      lang,
      closeness: correlation > 0 ? closeness(correlation) : ('opposed' as const),
    }))
}
