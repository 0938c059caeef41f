import type { Gap } from '#app/domain/roadmaps/plan.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { languageName, typedNumber } from '#app/i18n/format.server.ts'
import { levelText } from '../institutions/requirement-text.server.ts'

/** One thing that is missing, how much of it, and why so much. */
export function gapText(gap: Gap, language: Language): string {
  const t = translatorOf(language, 'roadmap')
  const { have, because } = gap
  const measure = gap.measure === 'LEVEL' ? languageName(gap.language ?? '', language) : t(`gap.${gap.measure}`)
  const need = measureText(gap.measure, gap.need, language)
  const why = t(because === 'usual' && gap.measure === 'LEVEL' ? 'because.usual.LEVEL' : `because.${because}`)
  if (have !== null) return t('gap.known', { measure, have: haveText(gap.measure, have, language), need, because: why })
  const unknown =
    gap.measure === 'LEVEL' || gap.measure === 'GPA' ? (`gap.unknown.${gap.measure}` as const) : 'gap.unknown'
  return t(unknown, { measure, need, because: why })
}

/** A figure of a measure as one says it: `6.5`, `3.6 of 4`, `advanced`. */
export function measureText(measure: Gap['measure'], value: number, language: Language): string {
  if (measure === 'LEVEL') return levelText(value, language)
  const figure = typedNumber(value, language)
  return measure === 'GPA' ? translatorOf(language, 'roadmap')('ofFour', { value: figure }) : figure
}

function haveText(measure: Gap['measure'], have: number, language: Language) {
  if (measure === 'LEVEL') return levelText(have, language)
  return typedNumber(cut(have), language)
}

/** Cut, not rounded: 3.496 is short of 3.5 and must not read like it. */
function cut(value: number) {
  return Math.floor(value * 100 + 1e-6) / 100
}
