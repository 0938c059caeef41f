import type { StageKey } from '#app/domain/roadmaps/vocabulary.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** What a stage is called and what it is for. */
export function stageTexts(stage: StageKey, { t }: Reader<'roadmap'>) {
  return { name: t(`stage.${stage}`), aim: t(`aim.${stage}`) }
}

/** What lies after the years looked at; null where nothing does. */
export function beyondText(stages: readonly StageKey[], { t, language }: Reader<'roadmap'>): string | null {
  if (stages.length === 0) return null
  const names = stages.map(stage => t(`stage.${stage}`))
  return t('beyond', { stages: names.map(name => name.toLocaleLowerCase(language)).join(', ') })
}
