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

/** How a member stands in the organisation. Its route adds `students` to its catalogues. */
export function StatusBadge({ status }: { status: (typeof memberStatuses)[number] }) {
  const { t } = useTranslation('students')
  const [shape, tone] = looks[status]
  return (
    <Badge shape={shape} tone={tone}>
      {t(`status.${status}`)}
    </Badge>
  )
}
