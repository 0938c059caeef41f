import type { OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { groupName } from './group-texts.server.ts'

/** Beyond this number of groups the choice is made in the table below instead. */
const MOST_CHOICES = 100

/** Returns whose figures a page shows and the groups to choose from; the choice is null where there is none, or too
 *  many. */
export function analyticsHead({ group, groups, figures }: OrganizationFigures, reader: Reader<'orgFigures'>) {
  const { t } = reader
  const named = groups.filter(({ id }) => id !== null)
  const everybody = groups.reduce((all, { people }) => all + people, 0)
  const options = [
    { value: '', label: t('who.all', { people: group ? everybody : figures.pupils }) },
    ...named.map(each => ({
      value: each.id!,
      label: t('who.group', { group: groupName(each, reader), people: each.people }),
    })),
  ]
  return {
    title: group ? t('title.of', { group: groupName(group, reader) }) : t('title'),
    excel: t('excel'),
    report: t('report.link'),
    who: t('who'),
    show: t('show'),
    back: t('back'),
    groups: named.length > 0 && named.length <= MOST_CHOICES ? options : null,
  }
}
