import type { PostList } from '#app/domain/feed/list-posts.server.ts'
import { pathOf } from '#app/paths.ts'

export const tabNames = ['all', 'following', 'school'] as const
export type TabName = (typeof tabNames)[number]

/** Returns the tab in the query; "all" by default. */
export function tabOf({ url }: Pick<Request, 'url'>): TabName {
  const asked = new URL(url).searchParams.get('tab')
  return tabNames.find(name => name === asked) ?? 'all'
}

/** Whether this path of ours is that of the posts of one's organisation, which a personal subscription does not open. */
export function isOfOrganization(path: string): boolean {
  const { pathname, href } = new URL(path, 'http://bagdar.invalid')
  return pathname === pathOf('feed') && tabOf({ url: href }) === 'school'
}

const lists = {
  all: { of: 'ALL' },
  following: { of: 'FOLLOWING' },
  school: { of: 'ORGANIZATION' },
} as const satisfies Record<TabName, PostList>

export function listOf(tab: TabName): PostList {
  return lists[tab]
}
