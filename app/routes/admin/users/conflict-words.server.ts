import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { findLastChange } from '#app/domain/accounts/last-change.server.ts'
import type { AuditAction } from '#app/domain/audit/actions.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { momentText, plainDateText } from '#app/i18n/format.server.ts'

const labels: Record<string, Key<'users'>> = { until: 'stateUntil', paidUntil: 'subscription' }
const worded = ['state', 'role']

/** Returns the texts of an edit conflict of an account: who changed it and when, and labels of the fields. */
export async function conflictWords(args: GuardArgs, userId: string, action: AuditAction) {
  const { t, language } = reading(args, 'users')
  const { at, by } = await findLastChange(userId, action)
  return {
    ...{ by, at: momentText(at.toISOString(), language) },
    label: (name: string) => t(labels[name] ?? (name as Key<'users'>)),
    value: (name: string, value: string) => {
      if (worded.includes(name)) return t(`${name}.${value}` as Key<'users'>)
      return name in labels ? plainDateText(value, language) : value
    },
  }
}
