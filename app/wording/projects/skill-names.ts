import { isKnownSkill, type ProjectSkill } from '#app/domain/projects/skills.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** A skill in the reader's words: one of the vocabulary in their language, one of somebody's own as it was written. */
export function skillName({ skill, name }: ProjectSkill, { t }: Pick<Reader<'skills'>, 't'>): string {
  return isKnownSkill(skill) ? t(skill) : (name ?? skill)
}

/** The first of them in a line, and how many are left out. */
export function skillNames(first: readonly string[], more: number, { t }: Pick<Reader<'projects'>, 't'>): string {
  const names = first.join(', ')
  return more > 0 ? t('skillsMore', { names, count: more }) : names
}
