import { lastMonths, type Month } from '#app/domain/analytics/months.ts'
import type { OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import { dateText, monthText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { figuresTexts } from './figures-texts.server.ts'
import { groupName, groupTexts } from './group-texts.server.ts'
import { firstOf } from './section-texts.server.ts'

/** Number of groups that fit on the two sheets beside everything else. */
const MOST_GROUPS = 16

/** Returns the texts of the yearly report: the sections of the page, and as many groups as fit. */
export function reportTexts(
  found: OrganizationFigures,
  { name, today }: { name: string; today: Date },
  reader: Reader<'orgFigures'>,
) {
  const { t, language } = reader
  const { group, figures, compared } = found
  const texts = figuresTexts(found, reader)
  const whose = group ? `${name}, ${groupName(group, reader)}` : name
  const months = lastMonths(today)
  const say = (month: Month | undefined) => (month ? monthText(firstOf(month.day), language) : '')
  const further = compared.length - MOST_GROUPS
  return {
    ...texts,
    title: t('report.title'),
    lead: t('report.lead', { name: whose, from: say(months[0]), to: say(months.at(-1)), people: figures.pupils }),
    made: t('report.made', { date: dateText(today.toISOString(), language) ?? '' }),
    print: t('report.print'),
    back: t('report.back'),
    groups:
      compared.length < 2
        ? null
        : {
            ...groupTexts(compared.slice(0, MOST_GROUPS), reader),
            more: further > 0 ? t('groups.more', { more: further }) : null,
          },
  }
}
