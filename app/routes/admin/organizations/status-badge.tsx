import type { memberStatuses } from '#app/domain/access/roles.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'

const looks = {
  ACTIVE: ['full', 'good'],
  INACTIVE: ['empty', 'neutral'],
  PENDING: ['half', 'warn'],
  SUSPENDED: ['half', 'warn'],
  BLOCKED: ['diamond', 'bad'],
} as const

/** Status of a member in the organisation. Routes that use it add `students` to their catalogues. */
export function StatusBadge({ status }: { status: (typeof memberStatuses)[number] }) {
  const { t } = useTranslation('students')
  const [shape, tone] = looks[status]
  return (
    <Badge shape={shape} tone={tone}>
      {t(`status.${status}`)}
    </Badge>
  )
}
