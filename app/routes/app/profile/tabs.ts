/** Tabs of a profile; the first is the default. */
export const profileTabs = ['academic', 'posts', 'projects', 'certificates'] as const
export type ProfileTab = (typeof profileTabs)[number]
