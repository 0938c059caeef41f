import { useTranslation } from '#app/i18n/use-translation.ts'
import { LegendBar } from '#app/ui/legend-bar.tsx'
import type { LoadedStudents } from './list.tsx'

/** Bar of the pupils who have finished all tests, are under way or have not begun. */
export function ProgressBar({ counts }: Pick<LoadedStudents, 'counts'>) {
  const { t } = useTranslation('students')
  const { total, finished, underWay, notBegun } = counts
  if (total === 0) return null
  const part = (name: 'finished' | 'underWay' | 'notBegun', count: number, tone: 1 | 2 | 3) => ({
    label: t(`part.${name}`, { count, percent: Math.round((100 * count) / total) }),
    ...{ count, tone },
  })
  return (
    <LegendBar
      label={t('lead.progress', counts)}
      parts={[part('finished', finished, 3), part('underWay', underWay, 2), part('notBegun', notBegun, 1)]}
    />
  )
}
