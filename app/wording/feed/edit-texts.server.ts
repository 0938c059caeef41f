import { type Audience, offeredAudiences, type Place } from '#app/domain/feed/audience.ts'
import type { EditablePost } from '#app/domain/feed/edit-post.server.ts'
import { descriptionFields, keptFields } from '#app/domain/feed/feed.schema.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'

type For = { place: Place; lite: boolean; reader: Reader<'editing'> }

/** Returns the audiences a post can have, including the current one, and its four picture slots. Project news always
 *  goes to everyone who sees the project, so it has no choice of audience. */
export function editTexts({ values }: EditablePost, { place, lite, reader }: For) {
  const { t } = reader.in('compose')
  const offered = new Set<Audience>([values.audience as Audience, ...offeredAudiences(place)])
  const order = ['GROUP', 'ORGANIZATION', 'FOLLOWERS', 'EVERYONE'] as const
  return {
    audiences: (values.audience === 'PROJECT' ? [] : order.filter(each => offered.has(each))).map(value => ({
      value,
      label: t(`audience.${value}`),
    })),
    places: keptFields.map((field, at) => ({ number: at + 1, picture: pictureOf(values[field], lite) })),
  }
}

function pictureOf(fileId: string, lite: boolean) {
  if (!fileId) return null
  const at = (variant: 'small' | 'main') => pathOf('file', { fileId, variant })
  return {
    ...{ id: fileId, src: lite ? null : at('small'), full: at('main') },
    ...{ width: null, height: null, description: null },
  }
}

/** Returns the texts of the conflict page, shown when the author has saved the post in another tab. */
export function conflictWords({ editedAt }: EditablePost, { t, language, in: words }: Reader<'editing'>) {
  const { t: compose } = words('compose')
  const numberOf = (names: readonly string[], name: string) => names.indexOf(name) + 1
  return {
    by: null,
    at: momentText((editedAt ?? new Date()).toISOString(), language),
    label(name: string) {
      if (name === 'text' || name === 'audience') return compose(name)
      const number = numberOf(keptFields, name)
      return number > 0
        ? compose('picture', { number })
        : compose('shows', { number: numberOf(descriptionFields, name) })
    },
    value(name: string, value: string) {
      if (name === 'audience') return compose(`audience.${value as Audience}`)
      return name.startsWith('kept') ? t('there') : value
    },
  }
}
