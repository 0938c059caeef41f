import type { listDrafts } from '#app/domain/projects/drafts.server.ts'
import type { PersonProject } from '#app/domain/projects/person-projects.server.ts'
import { MOST_PINNED } from '#app/domain/projects/limits.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { projectPathOf } from '#app/paths/projects.ts'

type Draft = Awaited<ReturnType<typeof listDrafts>>[number]
type Given = { username: string; projects: PersonProject[]; drafts: Draft[]; own: boolean }

/** Describes a person's projects for their profile: what each is and what they do in it. The owner also sees drafts,
 *  which projects others cannot see, and buttons for pinning. */
export function personProjectsTexts({ username, projects, drafts, own }: Given, reader: Reader<'portfolio'>) {
  const { t, language } = reader
  const pinned = projects.filter(one => one.pinned).length
  const pin = (one: PersonProject) => {
    if (!own || (!one.pinned && pinned >= MOST_PINNED)) return null
    return {
      action: projectPathOf('pinProject', { projectId: one.id }),
      wanted: one.pinned ? 'off' : 'on',
      label: t(one.pinned ? 'unpin' : 'pin'),
      labelled: t(one.pinned ? 'unpin.of' : 'pin.of', { name: one.name }),
    }
  }
  return {
    items: projects.map(one => ({
      id: one.id,
      to: projectPathOf('project', { projectId: one.id }),
      name: one.name,
      description: one.description,
      facts: [
        one.pinned && t('pinned'),
        reader.in('projects').t(`status.${one.status}`),
        one.duty ?? t(`role.${one.role}`),
        own && one.state !== 'SHOWN' && t('notShown'),
      ]
        .filter(Boolean)
        .join(' · '),
      pin: pin(one),
    })),
    most: own && pinned >= MOST_PINNED && projects.length > MOST_PINNED ? t('pinned.most') : null,
    drafts: drafts.map(({ id, name, savedAt }) => ({
      id,
      to: projectPathOf('editProject', { projectId: id }),
      name: name || t('draft.nameless'),
      saved: t('draft.saved', { date: dateText(savedAt.toISOString(), language) ?? '' }),
    })),
    words: {
      drafts: t('drafts'),
      portfolio: own ? { to: projectPathOf('portfolio', { username }), label: t('go') } : null,
      create: own ? { to: projectPathOf('newProject'), label: t('create') } : null,
      empty: projects.length === 0 ? { title: t('none'), text: t(own ? 'none.own' : 'none.other') } : null,
    },
  }
}
