/** How hard a password is to guess, for the meter beside its field. It advises: whether a password may be used is
 *  decided on the server, which also knows the common ones. */

export const strengths = ['weak', 'medium', 'good', 'great'] as const
type Strength = (typeof strengths)[number]

/** What makes a password stronger. */
type Trait = 'long' | 'upper' | 'lower' | 'digit' | 'symbol'

const kinds: [Exclude<Trait, 'long'>, RegExp][] = [
  ['upper', /\p{Lu}|\p{Lt}/u],
  // Scripts without capitals count as small letters.
  ['lower', /\p{Ll}|\p{Lo}|\p{Lm}/u],
  ['digit', /\p{N}/u],
  ['symbol', /[^\p{L}\p{N}\p{M}\p{C}]/u],
]

/** The traits a password has. Letters of every script count; a space is a symbol. */
export function traitsOf(password: string): Trait[] {
  const long = Array.from(password).length >= 8 ? (['long'] as const) : []
  return [...long, ...kinds.flatMap(([trait, pattern]) => (pattern.test(password) ? trait : []))]
}

/** Four steps. Fewer than 8 characters, or fewer than 5 different ones, are weak. Otherwise each kind of character
 *  (upper, lower, digit, symbol) is worth one step, and so are 12, 16 and 20 characters: all four kinds at 8 characters
 *  are great, and so are 20 small letters, which is four words. */
export function strengthOf(password: string): Strength {
  const characters = Array.from(password)
  if (characters.length < 8 || new Set(characters).size < 5) return 'weak'
  const bonus = [12, 16, 20].filter(length => characters.length >= length).length
  const steps = kinds.filter(([, pattern]) => pattern.test(password)).length + bonus
  return strengths[Math.min(Math.max(steps, 1), strengths.length) - 1]!
}

/** Both at once, for the meter. */
export function judgePassword(password: string) {
  return { strength: strengthOf(password), traits: traitsOf(password) }
}
