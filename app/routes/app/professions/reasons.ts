import type { Letter } from '#app/domain/guidance/matching.ts'
import type { Explanation } from '#app/domain/guidance/shortlist.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Why and why not in words, from the scales that carry the match and those that speak against it. */
export function useReasons({ because, asksFor, leavesUnused }: Explanation) {
  const { t } = useTranslation('professions')
  const [first, second] = because
  const why = first
    ? second
      ? t('why.two', { first: t(`letter.${first}`), second: t(`letter.${second}`) })
      : t('why.one', { first: t(`letter.${first}`) })
    : t('why.none')
  const against = [
    ...(asksFor ? [t('whyNot.asksFor', { letter: t(`letter.${asksFor}`) })] : []),
    ...(leavesUnused ? [t('whyNot.leavesUnused', { letter: t(`letter.${leavesUnused}`) })] : []),
  ]
  return { why, against: against.join(' '), whyNot: against.length > 0 ? against.join(' ') : t('whyNot.none') }
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
