import type { userStates } from '#app/domain/accounts/users-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'

/** State of an account. Routes that use it add `users` to their catalogues. */
export function StateBadge({ state }: { state: (typeof userStates)[number] }) {
  const { t } = useTranslation('users')
  const shape = { ACTIVE: 'full', INACTIVE: 'empty', BLOCKED: 'diamond', DELETING: 'half' } as const
  return (
    <Badge shape={shape[state]} tone={state === 'ACTIVE' ? 'good' : 'neutral'}>
      {t(`state.${state}`)}
    </Badge>
  )
}
