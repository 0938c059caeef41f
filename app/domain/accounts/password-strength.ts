/** Strength of a password, for the meter beside its field. It only advises: the server decides whether a password is
 *  accepted, and also knows the common ones. */

export const strengths = ['weak', 'medium', 'good', 'great'] as const
type Strength = (typeof strengths)[number]

/** Properties that make a password stronger. */
type Trait = 'long' | 'upper' | 'lower' | 'digit' | 'symbol'

const kinds: [Exclude<Trait, 'long'>, RegExp][] = [
  ['upper', /\p{Lu}|\p{Lt}/u],
  // Letters of scripts without capitals count as lower case.
  ['lower', /\p{Ll}|\p{Lo}|\p{Lm}/u],
  ['digit', /\p{N}/u],
  ['symbol', /[^\p{L}\p{N}\p{M}\p{C}]/u],
]

/** Returns the traits of a password. Letters of every script count; a space is a symbol. */
export function traitsOf(password: string): Trait[] {
  const long = Array.from(password).length >= 8 ? (['long'] as const) : []
  return [...long, ...kinds.flatMap(([trait, pattern]) => (pattern.test(password) ? trait : []))]
}

/** Returns one of four strengths. Fewer than 8 characters, or fewer than 5 different ones, are weak. Otherwise each
 *  kind of character (upper, lower, digit, symbol) adds one step, and so does reaching 12, 16 and 20 characters: all
 *  four kinds at 8 characters are great, and so are 20 lower-case letters, about four words. */
export function strengthOf(password: string): Strength {
  const characters = Array.from(password)
  if (characters.length < 8 || new Set(characters).size < 5) return 'weak'
  const bonus = [12, 16, 20].filter(length => characters.length >= length).length
  const steps = kinds.filter(([, pattern]) => pattern.test(password)).length + bonus
  return strengths[Math.min(Math.max(steps, 1), strengths.length) - 1]!
}

export function judgePassword(password: string) {
  return { strength: strengthOf(password), traits: traitsOf(password) }
}
