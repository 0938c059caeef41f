import type { PostList } from '#app/domain/feed/list-posts.server.ts'

export const tabNames = ['all', 'following', 'school'] as const
export type TabName = (typeof tabNames)[number]

/** Returns the tab in the query; "all" by default. */
export function tabOf({ url }: Pick<Request, 'url'>): TabName {
  const asked = new URL(url).searchParams.get('tab')
  return tabNames.find(name => name === asked) ?? 'all'
}

const lists = {
  all: { of: 'ALL' },
  following: { of: 'FOLLOWING' },
  school: { of: 'ORGANIZATION' },
} as const satisfies Record<TabName, PostList>

export function listOf(tab: TabName): PostList {
  return lists[tab]
}
