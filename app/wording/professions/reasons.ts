import type { Explanation } from '#app/domain/guidance/shortlist.ts'
import type { Key } from '#app/i18n/catalogue.ts'

type Say = (key: Key<'professions'>, values?: Record<string, string>) => string

/** Why and why not in words, from the scales that carry the match and those that speak against it. Components word their
 *  matches with it too, so it knows nothing of the server. */
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
