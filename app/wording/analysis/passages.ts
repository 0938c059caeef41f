import type { AnalysisText } from '#app/domain/guidance/facts.ts'

/** Every piece of a text, each read alone. */
export function passagesOf({
  headline,
  setting,
  summary,
  strengths,
  cautions,
  working,
  professions,
  month,
}: AnalysisText): string[] {
  const notes = [...strengths, ...cautions, ...month].flatMap(({ title, text }) => [title, text])
  return [
    headline,
    ...(setting ? [setting] : []),
    ...summary,
    ...notes,
    ...working,
    ...professions.map(({ text }) => text),
  ]
}
