import type { DutyByInterest } from '#app/domain/professions/duties.ts'
import type { Level } from '#app/domain/guidance/facts.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'
import type { Explanation } from '#app/domain/guidance/shortlist.ts'
import type { Key } from '#app/i18n/catalogue.ts'

type Say = (key: Key<'professions'>, values?: Record<string, string>) => string

/** What speaks for a profession and against it, for one person. */
export type Explained = Explanation & {
  title: string
  /** On which side of the middle the person's interests lie. */
  levels: Record<Letter, Level>
  /** What one does there, in the duty that shows each interest. */
  duties: DutyByInterest
  /** A reason stands elsewhere on the page already. */
  isSaid?: boolean
}

/** Why and why not in words: each reason is a duty of that very profession and the interest it shows, or the interest alone
 *  where no duty is known to show it. An interest is called strong only where its band lies wholly above the middle; empty
 *  where nothing is left to say. Components word their matches with it too, so it knows nothing of the server. */
export function reasonsIn(t: Say, { because, asksFor, leavesUnused, title, levels, duties, isSaid }: Explained) {
  const isStrong = (letter: Letter) => levels[letter] === 'high'
  const named = (letter: Letter) => ({ title, letter: t(`letter.${letter}`) })
  const reasons = because.map(letter => {
    const duty = duties[letter]
    if (duty === undefined) return t('why.shared', named(letter))
    return t(isStrong(letter) ? 'why.strong' : 'why.near', { ...named(letter), duty })
  })
  const asked = asksFor && duties[asksFor]
  const against = [
    ...(asksFor && asked ? [t('whyNot.asksFor', { ...named(asksFor), duty: asked })] : []),
    ...(leavesUnused
      ? [t(isStrong(leavesUnused) ? 'whyNot.leavesUnused' : 'whyNot.leavesNear', named(leavesUnused))]
      : []),
  ]
  const none = isSaid ? '' : t('why.none', { title })
  return { why: reasons.join(' ') || none, against: against.join(' ') }
}
