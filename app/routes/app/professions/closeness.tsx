import type { Closeness as Level } from '#app/domain/guidance/matching.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ClosenessMark } from '#app/ui/closeness-mark.tsx'

const cells = { 'very-close': 3, close: 2, some: 1 } as const

/** Closeness of a profession as text, without a number. */
export function Closeness({ match }: { match: { closeness: Level; opposed: boolean } }) {
  const { t } = useTranslation('match')
  if (match.opposed) return <p>{t('closeness.opposed')}</p>
  return <ClosenessMark level={cells[match.closeness]} label={t(`closeness.${match.closeness}`)} />
}
