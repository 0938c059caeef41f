/** The tabs of a profile, the first one shown at first. */
export const profileTabs = ['academic', 'posts', 'projects', 'certificates'] as const
export type ProfileTab = (typeof profileTabs)[number]
