import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'

const shapes = { NEW: 'empty', ACTIVE: 'full', RETIRED: 'half' } as const

export function StateBadge({ state }: { state: keyof typeof shapes }) {
  const { t } = useTranslation('adminTests')
  return (
    <Badge shape={shapes[state]} tone={state === 'ACTIVE' ? 'good' : 'neutral'}>
      {t(`state.${state}`)}
    </Badge>
  )
}
