import type { Subject } from '#app/domain/accounts/answers.ts'
import type { OwnProject } from '#app/domain/projects/drafts.server.ts'
import { linkName, linkSites } from '#app/domain/projects/links.ts'
import { isKnownSkill } from '#app/domain/projects/skills.ts'
import type { ProjectStatus } from '#app/domain/projects/status.ts'
import type { ProjectStep } from '#app/domain/projects/steps.ts'
import type { Reader } from '#app/i18n/reader.ts'

type With = { reader: Reader<'projectTexts'>; pathOf: (step: ProjectStep) => string }

export type ProjectPart = ReturnType<typeof projectParts>[number]

/** Describes a project by the steps of its form, each line with the address where it is edited. */
export function projectParts(project: OwnProject, city: string | null, { reader, pathOf }: With) {
  const { t } = reader
  const form = reader.in('projectForm').t
  const none = t('review.none')
  const line = (term: string, text: string | string[] | null) => ({ term, texts: [text || none].flat() })
  const part = (step: ProjectStep, lines: ReturnType<typeof line>[]) => ({
    ...{ id: step, title: t(`step.${step}`), to: pathOf(step), lines },
  })
  const { objectives, skills, interests, images } = project
  const links = linkSites.flatMap(site => {
    const url = project[site]
    return url ? [`${form(`site.${site}`)}: ${linkName(site, url)}`] : []
  })
  const named = skills.map(({ skill, name }) => name ?? (isKnownSkill(skill) ? reader.in('skills').t(skill) : skill))
  const subjects = interests.map(({ subject }) => reader.in('subjects').t(subject as Subject))
  const cover = `${project.bannerId ? 'banner' : ''}${project.logoId ? 'logo' : ''}`
  const covers = { '': 'none', banner: 'banner', logo: 'logo', bannerlogo: 'both' } as const
  return [
    part('basic', [
      line(form('name'), project.name),
      line(form('description'), project.description),
      line(t('review.status'), reader.in('projects').t(`status.${project.status as ProjectStatus}`)),
      line(t('review.city'), city),
    ]),
    part('details', [
      line(form('story'), project.story),
      line(t('review.seeks'), project.seeks),
      line(t('review.links'), links.length > 0 ? links : null),
    ]),
    part('skills', [
      line(t('review.objectives', { count: objectives.length }), orNull(objectives.map(({ text }) => text))),
      line(t('review.skills', { count: skills.length }), named.join(', ')),
      line(t('review.interests', { count: interests.length }), subjects.join(', ')),
    ]),
    part('media', [
      line(t('review.cover'), t(`review.cover.${covers[cover as keyof typeof covers]}`)),
      line(
        t('review.images', { count: images.length }),
        orNull(images.map(({ description }) => description ?? t('review.undescribed'))),
      ),
    ]),
  ]
}

function orNull(lines: string[]) {
  return lines.length > 0 ? lines : null
}
