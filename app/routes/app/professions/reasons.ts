import type { Letter } from '#app/domain/guidance/matching.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type Explained, reasonsIn } from '#app/wording/professions/reasons.ts'

/** Returns the reasons for and against a profession as texts. */
export function useReasons(explanation: Explained) {
  return reasonsIn(useTranslation('professions').t, explanation)
}

/** Returns the text on how a profession differs from the others on its list; null if it does not. */
export function useDifference(differs: { more: Letter | null; less: Letter | null } | null) {
  const { t } = useTranslation('professions')
  if (!differs || (!differs.more && !differs.less)) return null
  return [
    ...(differs.more ? [t('differs.more', { letter: t(`letter.${differs.more}`) })] : []),
    ...(differs.less ? [t('differs.less', { letter: t(`letter.${differs.less}`) })] : []),
  ].join(' ')
}
