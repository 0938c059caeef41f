// Checks the projects of the demo against the forms and rules of the product.
import { describe, expect, it } from 'vitest'
import { isMinor } from '#app/domain/accounts/age.ts'
import { basicSchema, detailsSchema, requestSchema, skillsSchema } from '#app/domain/projects/project.schema.ts'
import { isKnownSkill } from '#app/domain/projects/skills.ts'
import { findingsIn } from '#app/domain/text-safety/findings.ts'
import { classmates, people } from '../../demo-people.ts'
import { newcomers } from '../community/people.ts'
import type { DemoComment } from '../community/demo-post.ts'
import { pupilOf, schools } from '../pupils.ts'
import { projectsForEveryone } from './projects-for-everyone.ts'
import { draft, projectsOfSchools } from './projects-of-schools.ts'
import type { DemoProject } from './demo-project.ts'

const projects = [...projectsForEveryone, ...projectsOfSchools]
const today = new Date()

const schoolOf = new Map(
  [...people, ...classmates, ...newcomers].map(({ username, member }) => [username, member?.organizationId]),
)
const birthOf = new Map(
  [...people, ...classmates, ...newcomers].map(({ username, dateOfBirth }) => [username, dateOfBirth]),
)
for (const { organizationId, cityId, groups } of schools)
  for (const [code, rows] of Object.entries(groups))
    for (const row of rows) {
      schoolOf.set(row[0], organizationId)
      birthOf.set(row[0], pupilOf(code, row, cityId, today).dateOfBirth)
    }

describe.each(projects)('$name', project => {
  it('is what the forms would take', () => {
    const { name, description, status, cityId, story, seeks, links = {}, goals, skills, interests } = project
    expect(basicSchema.safeParse({ name, description, status, cityId }).error).toBeUndefined()
    expect(detailsSchema.safeParse({ story, seeks, ...links }).data).toMatchObject(links)
    const own = skills.filter(skill => !isKnownSkill(skill))
    const objectives = goals.map(([text]) => text)
    const form = { objectives, skills: skills.filter(isKnownSkill), ownSkills: own, interests }
    expect(skillsSchema.safeParse(form).error).toBeUndefined()
    // A name in capitals would be a key that is not in the vocabulary.
    expect(own.filter(skill => /^[A-Z_]+$/.test(skill))).toEqual([])
    for (const [, words] of project.asking ?? [])
      expect(requestSchema.shape.words.safeParse(words).error).toBeUndefined()
  })

  it('says nothing the look would stop', () => {
    const { updates = [], questions = [], asking = [], images = [], team = [] } = project
    const asked = questions.flatMap(({ text, replies }) => [text, ...replies.map(reply => reply.text)])
    const texts = [
      project.name,
      project.description,
      project.story,
      project.seeks ?? '',
      ...project.goals.map(([text]) => text),
    ]
    const others = [...updates, ...images.map(image => ({ text: image.description }))].map(({ text }) => text)
    const all = [...texts, ...others, ...asked, ...asking.map(([, words]) => words), ...team.map(([, duty]) => duty)]
    expect(all.flatMap(text => findingsIn(text))).toEqual([])
    expect(all.filter(text => /[ѳɵəҥӊӈҡҝ]/i.test(text))).toEqual([])
  })

  it('is made by people of the demo who may be in one team', () => {
    expect(namesIn(project).filter(name => !birthOf.has(name))).toEqual([])
    const team = [project.by, ...(project.team ?? []).map(([name]) => name)]
    const children = team.filter(name => isMinor(birthOf.get(name)!, today))
    for (const child of children)
      expect(team.map(name => schoolOf.get(name))).toEqual(team.map(() => schoolOf.get(child)))
  })
})

it('there are a dozen and more, of every status, in both languages, and a draft', () => {
  expect(projects.length).toBeGreaterThanOrEqual(12)
  expect(new Set(projects.map(({ status }) => status)).size).toBe(4)
  const kazakh = projects.filter(({ story }) => /[әғқңөұүһі]/i.test(story))
  expect(kazakh.length).toBeGreaterThanOrEqual(5)
  expect(projects.length - kazakh.length).toBeGreaterThanOrEqual(5)
  expect(birthOf.has(draft.by)).toBe(true)
})

/** Returns all people a project names. */
function namesIn({ by, team = [], updates = [], questions = [], asking = [] }: DemoProject): string[] {
  const speaking = ({ by: name, replies }: DemoComment): string[] => [name, ...replies.flatMap(speaking)]
  const others = [...team, ...asking].map(([name]) => name)
  return [by, ...others, ...updates.map(update => update.by), ...questions.flatMap(speaking)]
}
