import type { Letter } from '#app/domain/guidance/matching.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type Explained, reasonsIn } from '#app/wording/professions/reasons.ts'

/** Why and why not a profession suits, in the words of the page. */
export function useReasons(explanation: Explained) {
  return reasonsIn(useTranslation('professions').t, explanation)
}

/** What tells a profession from the others on its list, in words; null when nothing does. */
export function useDifference(differs: { more: Letter | null; less: Letter | null } | null) {
  const { t } = useTranslation('professions')
  if (!differs || (!differs.more && !differs.less)) return null
  return [
    ...(differs.more ? [t('differs.more', { letter: t(`letter.${differs.more}`) })] : []),
    ...(differs.less ? [t('differs.less', { letter: t(`letter.${differs.less}`) })] : []),
  ].join(' ')
}
