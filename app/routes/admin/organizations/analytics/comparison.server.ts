import type { OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { groupTexts } from '#app/wording/analytics/group-texts.server.ts'

const PAGE = 20

/** Compares the groups, 20 per page, starting after the group `after`. Returns null with fewer than two groups. */
export function comparisonOf(
  { compared }: OrganizationFigures,
  orgId: string,
  after: string | null,
  reader: Reader<'orgFigures'>,
) {
  if (compared.length < 2) return null
  const { t } = reader
  const from = after === null ? 0 : compared.findIndex(({ group }) => group.id === after) + 1
  const shown = compared.slice(from, from + PAGE)
  const texts = groupTexts(shown, reader)
  const rows = texts.rows.map(row => ({
    ...row,
    to: row.id && adminPathOf('orgAnalytics', { orgId }, { group: row.id }),
  }))
  const more = compared.length > from + PAGE
  return {
    groups: { ...texts, rows },
    pages: t('groups.pages'),
    first: from > 0 ? { label: t('groups.first'), to: adminPathOf('orgAnalytics', { orgId }) } : null,
    next: more
      ? { label: t('groups.next'), to: adminPathOf('orgAnalytics', { orgId }, { after: shown.at(-1)!.group.id }) }
      : null,
  }
}
