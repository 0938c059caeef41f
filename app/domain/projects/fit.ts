/** What a project and a person are compared by. */
export type ProjectFacts = { interests: readonly string[]; skills: readonly string[] }
export type PersonFacts = {
  /** Of the 33, as they named them. */
  interests: readonly string[]
  /** Skills they name, or learn by their plan. */
  skills: readonly string[]
  /** Skills of the professions on their list. */
  professionSkills: readonly string[]
}

/** Why a project is shown to a person: what both have in common, the strongest first. */
export type Fit = {
  score: number
  skills: string[]
  interests: string[]
  /** Skills of a profession on their list, which they have not named. */
  professionSkills: string[]
}

/** A skill one already works on says more than an interest, and an interest more than a profession's skill. */
const WEIGHTS = { skill: 3, interest: 2, professionSkill: 1 } as const

/** How a project fits a person: the sum of what they have in common, weighted; 0 where there is nothing, and then it is not
 *  recommended. A project that names many skills is no better than one that names few: at most three of each count. */
export function fitOf(project: ProjectFacts, person: PersonFacts): Fit {
  const skills = common(project.skills, person.skills)
  const interests = common(project.interests, person.interests)
  const professionSkills = common(project.skills, person.professionSkills).filter(skill => !skills.includes(skill))
  const few = (found: string[]) => Math.min(found.length, 3)
  const score =
    few(skills) * WEIGHTS.skill + few(interests) * WEIGHTS.interest + few(professionSkills) * WEIGHTS.professionSkill
  return { score, skills, interests, professionSkills }
}

/** Projects that fit, best first; among equals the one opened last, so that a new project is seen. */
export function rankByFit<Project extends ProjectFacts & { id: string; publishedAt: Date }>(
  projects: readonly Project[],
  person: PersonFacts,
): (Project & { fit: Fit })[] {
  return projects
    .map(project => ({ ...project, fit: fitOf(project, person) }))
    .filter(({ fit }) => fit.score > 0)
    .sort(
      (one, other) =>
        other.fit.score - one.fit.score ||
        other.publishedAt.getTime() - one.publishedAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    )
}

function common(ofProject: readonly string[], ofPerson: readonly string[]): string[] {
  const known = new Set(ofPerson)
  return [...new Set(ofProject)].filter(one => known.has(one))
}
