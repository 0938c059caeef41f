import type { GuardArgs } from '#app/access/guards.server.ts'
import { languageOf } from '#app/access/language.server.ts'
import { skills, type Skill } from '#app/domain/materials/vocabulary.ts'
import type { OwnProject } from '#app/domain/projects/drafts.server.ts'
import { skillsSchema, type Skills } from '#app/domain/projects/project.schema.ts'
import { recogniser, skillOf } from '#app/domain/projects/skills.ts'
import type { Values } from '#app/forms/two-versions.ts'
import { languages } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'

/** Lists of the form whose rows are added, moved and removed by buttons. */
export const lists = ['objectives', 'skills']

export function skillNames(args: GuardArgs): Record<Skill, string> {
  const { t } = readerOf(languageOf(args), 'skills')
  return Object.fromEntries(skills.map(skill => [skill, t(skill)])) as Record<Skill, string>
}

/** Converts text to a skill row: a key of the vocabulary if the text matches one in any language, otherwise the text as
 *  typed. */
const recognised = recogniser(
  languages.flatMap(language => {
    const { t } = readerOf(language, 'skills')
    return skills.map(skill => [skill, t(skill)] as const)
  }),
)

/** Returns the posted form with the other inputs merged into its lists: a valid new skill and the ticked suggestions.
 *  Empty goals are dropped unless a list button was pressed, so that rows keep their places. Lists from the conflict
 *  page, which are sent as one text, are split. */
export function gathered(posted: FormData): FormData {
  const isFolded = posted.has('choosing')
  const form = new FormData()
  const texts = (name: string) => posted.getAll(name).filter(value => typeof value === 'string')
  const rowsOf = (name: string) =>
    isFolded
      ? lines(texts(name)[0])
      : [...posted.keys()]
          .flatMap(key => {
            const [, row] = new RegExp(`^${name}\\[(\\d{1,2})\\]$`).exec(key) ?? []
            return row === undefined ? [] : [{ row: Number(row), text: texts(key)[0] ?? '' }]
          })
          .sort((one, other) => one.row - other.row)
          .map(({ text }) => text)

  const pressed = posted.has('__intent__') || posted.has('add')
  const goals = rowsOf('objectives').filter(text => pressed || text.trim() !== '')
  for (const [row, goal] of goals.entries()) form.append(`objectives[${row}]`, goal)

  const typed = (texts('newSkill')[0] ?? '').trim()
  const isInOrder = skillsSchema.shape.newSkill.safeParse(typed || undefined).success
  const named = [...rowsOf('skills'), ...texts('offered'), ...(isInOrder && typed ? [typed] : [])]
  const unique = [...new Set(named.map(text => recognised(text.trim())))]
  for (const [row, skill] of unique.entries()) form.append(`skills[${row}]`, skill)
  if (!isInOrder) form.append('newSkill', typed)

  for (const subject of isFolded ? lines(texts('interests')[0]) : texts('interests')) form.append('interests', subject)
  for (const name of ['anyway', '__intent__']) if (posted.has(name)) form.append(name, texts(name)[0] ?? '')
  for (const [name, value] of posted)
    if (/^(?:version|base|choosing|then|pick_\w+)$/.test(name)) form.append(name, value)
  return form
}

/** Returns the skills of a form as they are stored. */
export function skillsIn(form: FormData): string[] {
  return [...form].flatMap(([name, value]) =>
    name.startsWith('skills[') && typeof value === 'string' ? [skillOf(value).skill] : [],
  )
}

/** Returns a valid form with each list as one text, to compare two versions. */
export function folded(gathered: FormData, { objectives, skills, interests }: Skills): FormData {
  const form = new FormData()
  const values = { objectives: objectives.join('\n'), skills: skills.join('\n'), interests: interests.join('\n') }
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  for (const [name, value] of gathered) if (!/^(?:objectives|skills|interests)/.test(name)) form.append(name, value)
  return form
}

/** Returns the project's current values in the same form. */
export function foldedValues({ objectives, skills, interests }: OwnProject): Values {
  return {
    objectives: objectives.map(({ text }) => text).join('\n'),
    skills: skills.map(({ skill, name }) => name ?? skill).join('\n'),
    interests: interests.map(({ subject }) => subject).join('\n'),
  }
}

export function unfolded({ objectives, skills, interests }: Values) {
  return skillsSchema.parse({ objectives: lines(objectives), skills: lines(skills), interests: lines(interests) })
}

function lines(text: string | undefined) {
  return (text ?? '').split(/\r?\n/).filter(Boolean)
}
