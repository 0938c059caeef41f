import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findEditorName } from '#app/domain/announcements/edit-announcements.server.ts'
import { instantOf } from '#app/domain/calendar/day-bounds.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { momentText } from '#app/i18n/format.server.ts'

/** Returns the texts of an edit conflict of an announcement: who saved it and when, and labels of the fields. */
export async function conflictWords(args: GuardArgs, found: { editedAt: Date; editedById: string | null }) {
  const { t, language } = reading(args, 'announcements')
  return {
    by: await findEditorName(found.editedById),
    at: momentText(found.editedAt.toISOString(), language),
    label: (name: string) => localizedLabel(name, stem => t(stem as Key<'announcements'>)),
    value: (name: string, value: string) => {
      if (name === 'from' || name === 'until') return momentText(instantOf(value).toISOString(), language)
      return name === 'tone' || name === 'audience' ? t(`${name}.${value}` as Key<'announcements'>) : value
    },
  }
}
