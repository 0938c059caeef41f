import { isKnownSkill, type ProjectSkill } from '#app/domain/projects/skills.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Returns the name of a skill: translated if it is in the vocabulary, otherwise as the author wrote it. */
export function skillName({ skill, name }: ProjectSkill, { t }: Pick<Reader<'skills'>, 't'>): string {
  return isKnownSkill(skill) ? t(skill) : (name ?? skill)
}

/** Lists the first names in one line, and counts those left out. */
export function skillNames(first: readonly string[], more: number, { t }: Pick<Reader<'projects'>, 't'>): string {
  const names = first.join(', ')
  return more > 0 ? t('skillsMore', { names, count: more }) : names
}
