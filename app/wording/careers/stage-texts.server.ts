import type { StageKey } from '#app/domain/roadmaps/vocabulary.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Returns the name of a stage and its aim. */
export function stageTexts(stage: StageKey, { t }: Reader<'roadmap'>) {
  return { name: t(`stage.${stage}`), aim: t(`aim.${stage}`) }
}

/** Names the stages beyond the planned years; `null` where there are none. */
export function beyondText(stages: readonly StageKey[], { t, language }: Reader<'roadmap'>): string | null {
  if (stages.length === 0) return null
  const names = stages.map(stage => t(`stage.${stage}`))
  return t('beyond', { stages: names.map(name => name.toLocaleLowerCase(language)).join(', ') })
}
