import type { GroupOfPupils, OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { outstandingText } from './interest-texts.server.ts'

/** Returns the code of a group, or a label for pupils without a group. */
export function groupName({ id, code }: GroupOfPupils, { t }: Reader<'orgFigures'>): string {
  return id === null ? t('who.noGroup') : code
}

/** Compares groups, in the given order. A figure about too few people is replaced by words. */
export function groupTexts(compared: OrganizationFigures['compared'], reader: Reader<'orgFigures'>) {
  const { t } = reader
  const rows = compared.map(({ group, figures: make }) => {
    const { all, interests, chances } = make()
    const few = t('groups.few')
    return {
      id: group.id,
      name: groupName(group, reader),
      pupils: group.people,
      finished: all ? finishedOf(all.tests) : few,
      strong: interests ? outstandingText(interests.scales, reader) || t('groups.noneStrong') : few,
      planned: all ? all.plans.planned : few,
      chances: chances ? [chances.low, chances.medium, chances.high].join(', ') : few,
    }
  })
  return {
    title: t('groups.title'),
    caption: t('groups.caption'),
    columns: {
      group: t('groups.group'),
      pupils: t('groups.pupils'),
      finished: t('groups.finished'),
      strong: t('groups.strong'),
      planned: t('groups.planned'),
      chances: t('groups.chances'),
    },
    rows,
    note: t('groups.note'),
  }
}

/** Returns how many finished an interest test, of any form. */
export function finishedOf(tests: readonly { instrument: string; testId: string | null; finished: number }[]): number {
  return tests.find(({ instrument, testId }) => instrument === 'INTERESTS' && testId === null)?.finished ?? 0
}
