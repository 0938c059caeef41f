import type { StageKey } from '#app/domain/roadmaps/vocabulary.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'

/** What a stage is called and what it is for. */
export function stageTexts(stage: StageKey, language: Language) {
  const t = translatorOf(language, 'roadmap')
  return { name: t(`stage.${stage}`), aim: t(`aim.${stage}`) }
}

/** What lies after the years looked at; null where nothing does. */
export function beyondText(stages: readonly StageKey[], language: Language): string | null {
  if (stages.length === 0) return null
  const t = translatorOf(language, 'roadmap')
  const names = stages.map(stage => t(`stage.${stage}`))
  return t('beyond', { stages: names.map(name => name.toLocaleLowerCase(language)).join(', ') })
}
