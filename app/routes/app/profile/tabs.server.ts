import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listAchievements } from '#app/domain/achievements/achievements.server.ts'
import { listCertificates } from '#app/domain/certificates/certificates.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import { listDrafts } from '#app/domain/feed/posts.server.ts'
import type { Profile } from '#app/domain/profiles/profiles.server.ts'
import { listProjectsOf } from '#app/domain/projects/person-projects.server.ts'
import { isOn } from '#app/domain/switches/switches.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { draftTexts } from '#app/wording/feed/draft-texts.server.ts'
import { postCards } from '#app/wording/feed/post-cards.server.ts'
import { personProjectsTexts } from '#app/wording/portfolio/person-projects-texts.server.ts'
import { achievementItems } from '#app/wording/profile/achievement-items.server.ts'
import { studyTexts } from '#app/wording/profile/study-texts.server.ts'
import type { ProfileTab } from './tabs.ts'
import { certificateItem } from '../certificates/certificate-item.server.ts'

type Asked = { tab: ProfileTab; before: string | null; asOther: boolean; lite: boolean }

/** Loads the content of the open tab of a profile only. */
export async function tabOf(viewer: Viewer, profile: Profile, asked: Asked, reader: Reader<'profile'>) {
  const { studies, id, own } = profile
  const { tab, lite, asOther } = asked
  const { language } = reader
  const isOwn = own && !asOther
  const before = readCursor(asked.before)
  const list =
    tab === 'posts' && (await isOn('feed')) ? await listPosts(viewer, { of: 'AUTHOR', authorId: id }, before) : null
  const drafts = isOwn && list && !before ? await listDrafts(viewer) : []
  const certificates = tab === 'certificates' && studies ? await listCertificates(id, { forOthers: !isOwn }) : []
  const achievements = tab === 'academic' && studies ? await listAchievements(id) : []
  return {
    studies: tab === 'academic' && studies ? studyTexts(studies, reader.in('academic')) : null,
    achievements: achievementItems(achievements, reader.in('roadmap')),
    certificates: certificates.map(one => certificateItem(one, { language, lite, own: isOwn })),
    posts: postCards(list?.posts ?? [], { viewer, reader: reader.in('postTexts'), lite }),
    drafts: draftTexts(drafts, reader.in('postTexts')),
    older: list?.next && cursorText(list.next),
    later: before !== null,
    projects: tab === 'projects' ? await projectsOf(viewer, profile, { own: isOwn, asOther }, reader) : null,
  }
}

type Whose = { own: boolean; asOther: boolean }

async function projectsOf(
  viewer: Viewer,
  { id, username }: Profile,
  { own, asOther }: Whose,
  reader: Reader<'profile'>,
) {
  const found = await listProjectsOf(viewer, id, { asOther })
  return personProjectsTexts({ username, ...found, own }, reader.in('portfolio'))
}
