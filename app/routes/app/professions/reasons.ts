import type { Letter } from '#app/domain/guidance/matching.ts'
import type { Explanation } from '#app/domain/guidance/shortlist.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

type Say = (key: Key<'professions'>, values?: Record<string, string>) => string

/** Why and why not in words, from the scales that carry the match and those that speak against it. */
export function reasonsIn(t: Say, { because, asksFor, leavesUnused }: Explanation) {
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
