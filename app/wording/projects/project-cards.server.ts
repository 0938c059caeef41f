import type { ListedProject } from '#app/domain/projects/list-projects.server.ts'
import type { FactsOfPerson } from '#app/domain/projects/person-facts.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { skillName, skillNames } from './skill-names.ts'
import { statusText } from './status-text.ts'
import { whyText } from './why-text.ts'

type For = {
  reader: Reader<'projects'>
  /** The light version loads no pictures. */
  lite: boolean
  /** The person the projects are compared with; left out where they are not compared. */
  person?: FactsOfPerson
}

export type ProjectCardTexts = ReturnType<typeof projectCard>

export function projectCards(projects: readonly ListedProject[], of: For) {
  return projects.map(project => projectCard(project, of))
}

/** Skills named on a card; the project's page names all. */
const FEW_SKILLS = 4

function projectCard(project: ListedProject, { reader, lite, person }: For) {
  const { t, language } = reader
  const { id, name, description, status, seeks, state, fit } = project
  return {
    id,
    to: projectPathOf('project', { projectId: id }),
    name,
    logo: logoOf(project, lite),
    status: statusText(status, reader),
    note: state === 'WAITING' || state === 'HIDDEN' ? t(`state.${state}`) : null,
    description,
    seeks: status === 'RECRUITING' && seeks ? t('seeks', { seeks }) : null,
    why: fit && person ? whyText(fit, { project, person, reader }) : null,
    skills: skillNames(
      project.skills.slice(0, FEW_SKILLS).map(skill => skillName(skill, reader.in('skills'))),
      project.skills.length - FEW_SKILLS,
      reader,
    ),
    team: [
      t('team', { count: project.memberCount }),
      ...(project.ownSchool ? [t('ownSchool')] : project.city ? [inLanguage(project.city, language).text] : []),
    ].join(', '),
    followers: project.followerCount > 0 ? t('followers', { count: project.followerCount }) : null,
    role: project.leads ? t('role.LEAD') : project.member ? t('role.MEMBER') : project.followed ? t('followed') : null,
  }
}

/** Returns the logo of a project, or the initial that replaces it. */
function logoOf({ name, logoId }: { name: string; logoId: string | null }, lite: boolean) {
  const [letter = ''] = name.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/u) ?? []
  return {
    src: logoId && !lite ? pathOf('file', { fileId: logoId, variant: 'small' }) : null,
    letter: letter.toUpperCase(),
    tone: ((letter.codePointAt(0) ?? 0) % 3) as 0 | 1 | 2,
  }
}
