import { opensAt, type RowAuthor } from '#app/domain/stories/story-row.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'

/** Returns the row of stories above the feed. The light version has links without rings and pictures; `initials` makes
 *  the initials from a first and a last name. */
export function rowTexts(
  row: RowAuthor[],
  { lite, initials }: { lite: boolean; initials: (first: string, last: string) => string },
  { t }: Reader<'stories'>,
) {
  return {
    rings: !lite,
    heading: t('row.heading'),
    create: { to: communityPathOf('newStory'), label: t('row.tell') },
    people: row.map(author => {
      const { username, firstName, lastName, avatarId, own, parts } = author
      const fresh = parts.filter(({ seen }) => !seen).length
      return {
        to: communityPathOf('story', { username, storyId: opensAt(author) ?? '' }),
        name: own ? t('row.own') : firstName,
        initials: initials(firstName, lastName),
        src: avatarId ? pathOf('file', { fileId: avatarId, variant: 'small' }) : null,
        seen: parts.map(({ seen }) => seen),
        status: own
          ? t('row.ownParts', { count: parts.length })
          : fresh > 0
            ? t('row.new', { count: fresh })
            : t('row.seen'),
      }
    }),
  }
}
