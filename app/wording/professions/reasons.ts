import type { DutyByInterest } from '#app/domain/professions/duties.ts'
import type { Level } from '#app/domain/guidance/facts.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'
import type { Explanation } from '#app/domain/guidance/shortlist.ts'
import type { Key } from '#app/i18n/catalogue.ts'

type Translate = (key: Key<'professions'>, values?: Record<string, string>) => string

/** Reasons for and against a profession, for one person. */
export type Explained = Explanation & {
  title: string
  /** On which side of the middle each interest of the person lies. */
  levels: Record<Letter, Level>
  /** Duties of the profession, by the interest that each shows. */
  duties: DutyByInterest
  /** Some reasons are already shown elsewhere on the page. */
  isPartial?: boolean
}

/** Words the reasons for and against. Each is a duty of the profession with the interest it shows, or the interest
 *  alone where no duty shows it. An interest is called strong only where its band lies wholly above the middle. Empty
 *  where no reason is left. Also used by components, so it imports no server code. */
export function reasonsIn(
  t: Translate,
  { because, asksFor, leavesUnused, title, levels, duties, isPartial }: Explained,
) {
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
  const none = isPartial ? '' : t('why.none', { title })
  return { why: reasons.join(' ') || none, against: against.join(' ') }
}
