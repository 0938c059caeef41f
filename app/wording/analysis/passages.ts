import type { AnalysisText } from '#app/domain/guidance/facts.ts'

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
