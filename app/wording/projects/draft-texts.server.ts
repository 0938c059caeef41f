import { projectSteps } from '#app/domain/projects/steps.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { momentTexts } from '../feed/post-cards.server.ts'

type Draft = { id: string; name: string; step: number; savedAt: Date }

const pages = {
  details: 'projectDetails',
  skills: 'projectSkills',
  media: 'projectMedia',
  review: 'projectReview',
} as const

/** Describes an unfinished draft: where it was left, when it was saved, and the next step. */
export function draftTexts({ id, name, step, savedAt }: Draft, reader: Reader<'projects'>, now: Date) {
  const { t } = reader
  const [, ...later] = projectSteps
  const next = later[Math.max(step, 1) - 1] ?? 'review'
  const { when } = momentTexts(savedAt, reader.in('postTexts'), now)
  const values = { name: name || t('draft.unnamed'), stopped: t(`draft.stopped.${next}`), when }
  return {
    id,
    to: projectPathOf(pages[next], { projectId: id }),
    name: values.name,
    text: t('draft.text', values),
    line: t('draft.line', values),
  }
}
