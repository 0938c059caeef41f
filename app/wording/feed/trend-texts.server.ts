import type { TrendingHashtag } from '#app/domain/feed/trends.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { communityPathOf } from '#app/paths/community.ts'

/** Describes trending hashtags: each with the number of people and its share relative to the first. */
export function trendTexts(trends: readonly TrendingHashtag[], { t }: Reader<'trends'>) {
  const most = Math.max(1, ...trends.map(({ people }) => people))
  return {
    title: t('title'),
    text: trends.length === 0 ? t('none') : t('text'),
    items: trends.map(({ folded, name, people }) => ({
      to: communityPathOf('posts', null, { tag: folded }),
      name: `#${name}`,
      people: t('people', { count: people }),
      share: people / most,
    })),
  }
}

/** Returns how many people used a hashtag recently. */
export function usedText(people: number, { t }: Reader<'trends'>): string {
  return people === 0 ? t('unused') : t('used', { count: people })
}
