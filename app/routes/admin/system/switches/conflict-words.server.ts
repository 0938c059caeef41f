import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { momentText } from '#app/i18n/format.server.ts'

/** Returns the texts of an edit conflict of a switch: who changed it and when, and labels of the fields. */
export function conflictWords(args: GuardArgs, { changedAt, by }: { changedAt: Date | null; by: string | null }) {
  const { t, language } = reading(args, 'switches')
  return {
    by,
    at: momentText((changedAt ?? new Date()).toISOString(), language),
    label: (name: string) => localizedLabel(name, stem => t(stem as Key<'switches'>)),
    value: (name: string, value: string) => (name === 'on' ? t(`on.${value}` as Key<'switches'>) : value),
  }
}
