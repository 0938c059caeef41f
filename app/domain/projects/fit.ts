/** Facts of a project that are matched with those of a person. */
export type ProjectFacts = { interests: readonly string[]; skills: readonly string[] }
export type PersonFacts = {
  /** Chosen subjects, of 33. */
  interests: readonly string[]
  /** Skills they learn through their plan, and languages they speak. */
  skills: readonly string[]
  /** Skills of the professions near to them: liked, planned or suggested by their interest test. */
  professionSkills: readonly string[]
}

/** Match of a project and a person: the score and what they have in common. */
export type Fit = {
  score: number
  skills: string[]
  interests: string[]
  /** Skills of professions near to them that are not among `skills`. */
  professionSkills: string[]
}

/** A skill the person already works on counts more than an interest, and an interest more than a profession's skill. */
const WEIGHTS = { skill: 3, interest: 2, professionSkill: 1 } as const

/** Scores how well a project fits a person: the weighted number of common skills and interests, at most three of each,
 *  so that naming many skills brings no advantage. A score of 0 is not recommended. */
export function fitOf(project: ProjectFacts, person: PersonFacts): Fit {
  const skills = common(project.skills, person.skills)
  const interests = common(project.interests, person.interests)
  const professionSkills = common(project.skills, person.professionSkills).filter(skill => !skills.includes(skill))
  const few = (found: string[]) => Math.min(found.length, 3)
  const score =
    few(skills) * WEIGHTS.skill + few(interests) * WEIGHTS.interest + few(professionSkills) * WEIGHTS.professionSkill
  return { score, skills, interests, professionSkills }
}

/** Returns the projects that fit, best first; equal scores by publication, newest first, so that new projects are seen. */
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
