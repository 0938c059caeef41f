import type { Fit } from '#app/domain/projects/fit.ts'
import type { ProjectSkill } from '#app/domain/projects/skills.ts'
import type { Reader } from '#app/i18n/reader.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { skillName } from './skill-names.ts'

/** A profession that matches the person, with the skills it requires. */
type Profession = { title: string; skills: readonly string[] }

type WhyContext = {
  project: { skills: readonly ProjectSkill[] }
  person: { professions: readonly Profession[] }
  reader: Reader<'projects'>
}

/** Items of each kind that are named. */
const NAMED = 2

/** Explains in one line why a project is recommended: only what it and the person have in common. */
export function whyText({ skills, interests, professionSkills }: Fit, { project, person, reader }: WhyContext): string {
  const { t } = reader
  const nameOf = (skill: string) => {
    const own = project.skills.find(one => one.skill === skill)
    return skillName(own ?? { skill, name: null }, reader.in('skills'))
  }
  const subjects = reader.in('subjects')
  const shared = (key: 'why.skills' | 'why.interests', names: string[]) => {
    const named = names.slice(0, NAMED).map(name => t('quoted', { name }))
    return named.length > 0 ? [t(key, { count: named.length, names: named.join(t('and')) })] : []
  }
  const common = [
    ...shared('why.skills', skills.map(nameOf)),
    ...shared(
      'why.interests',
      interests.map(subject => subjects.t(subject as Key<'subjects'>)),
    ),
  ]
  const [skill] = professionSkills
  const profession = skill && person.professions.find(each => each.skills.includes(skill))
  if (profession) common.push(t('why.profession', { skill: nameOf(skill), title: profession.title }))
  return t('why', { common: common.join('; ') })
}
