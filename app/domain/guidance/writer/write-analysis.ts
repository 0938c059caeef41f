import type { Language } from '#app/i18n/config.ts'
import type { AnalysisText, Facts, ProfessionTitles } from '../facts.ts'

/** Puts the facts into plain words. */
export function writeAnalysis(facts: Facts, titles: ProfessionTitles, language: Language): AnalysisText {
  const say = words[language]
  const strongest = facts.interests.toSorted((one, other) => other.score - one.score)
  const first = strongest[0]!
  return {
    headline: say(`${first.key} ${first.score}`),
    summary: [say(strongest.map(({ key, low, high }) => `${key} ${low}–${high}`).join(', ')), say(String(facts.of))],
    strengths: facts.traits.slice(0, 3).map(({ key, score }) => ({ title: say(key), text: say(`${key} ${score}`) })),
    cautions: facts.values.slice(0, 2).map(({ key, score }) => ({ title: say(key), text: say(`${key} ${score}`) })),
    working: facts.values.slice(2, 5).map(({ key, score }) => say(`${key} ${score}`)),
    professions: facts.professions.map(({ id, rank }) => ({ id, text: say(`${titles.get(id) ?? id} ${rank}`) })),
    month: facts.paths.map(({ professionId }) => ({
      title: say(professionId),
      text: say(titles.get(professionId) ?? ''),
    })),
  }
}

const words: Record<Language, (text: string) => string> = {
  ru: text => `Ru: ${text}.`,
  kk: text => `Kk: ${text}.`,
  en: text => `En: ${text}.`,
}
