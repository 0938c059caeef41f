import type { Letter } from '#app/domain/guidance/matching.ts'
import type { Explanation } from '#app/domain/guidance/shortlist.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { reasonsIn } from '#app/wording/professions/reasons.ts'

/** Why and why not a profession suits, in the words of the page. */
export function useReasons(explanation: Explanation) {
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
