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
  duties: Partial<Record<Letter, string>>
}

/** Why and why not in words: each reason is a duty of that very profession and the interest it shows. An interest is called
 *  strong only where its band lies wholly above the middle. Components word their matches with it too, so it knows nothing
 *  of the server. */
export function reasonsIn(t: Say, { because, asksFor, leavesUnused, title, levels, duties }: Explained) {
  const say = (key: 'why.strong' | 'why.near' | 'whyNot.asksFor', letter: Letter) => {
    const duty = duties[letter]
    return duty === undefined ? [] : [t(key, { duty, letter: t(`letter.${letter}`) })]
  }
  const isStrong = (letter: Letter) => levels[letter] === 'high'
  const reasons = because.flatMap(letter => say(isStrong(letter) ? 'why.strong' : 'why.near', letter))
  const against = [
    ...(asksFor ? say('whyNot.asksFor', asksFor) : []),
    ...(leavesUnused
      ? [
          t(isStrong(leavesUnused) ? 'whyNot.leavesUnused' : 'whyNot.leavesNear', {
            title,
            letter: t(`letter.${leavesUnused}`),
          }),
        ]
      : []),
  ]
  return { why: reasons.length > 0 ? reasons.join(' ') : t('why.none', { title }), against: against.join(' ') }
}
