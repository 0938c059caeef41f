import lists from './reserved-names.json' with { type: 'json' }

// Names that pretend to be the site, its people or an authority. A pure rule of letters, asked only where a name is
// chosen: existing holders keep theirs (docs/decisions/045).

/** Each look is called by its first letter: the others are seen as it, whatever their alphabet. */
const looks = new Map(
  lists.looks.flatMap(look => {
    const [first = '', ...alike] = look
    return alike.map(letter => [letter, first] as const)
  }),
)

const skeletonsOf = (words: string[]) => new Set(words.map(skeletonOf))

/** Words no username may consist of, alone or together with each other and with fillers. */
const reserved = skeletonsOf(lists.usernameWords)
/** Of these one is enough where the dots and underscores of a username leave it standing alone. */
const strong = skeletonsOf(lists.usernameStrongWords)
const pieces = new Set([...reserved, ...skeletonsOf(lists.usernameFillers)])
const longestPiece = Math.max(...Array.from(pieces, piece => piece.length))

/** A first or last name may not be one of these, whatever stands beside it: no child is given such a name. */
const strongNames = skeletonsOf(lists.nameStrongWords)
/** A whole name may not consist of these alone. */
const plainNames = skeletonsOf(lists.nameWords)

/** Whether a username pretends: `admin`, `adm1n`, `a.d.m.i.n`, `_bagdar_`, `bagdar.support`, `admin2026`, `dana_admin`.
 *  A name that merely has such letters in it does not: `badminton`, `bagdarova`, `rooted`. */
export function isReservedUsername(username: string): boolean {
  // Digits stand for letters (`r00t`) or merely follow (`root2026`): both readings are looked at.
  const readings = [username, username.replace(/^[\d._]+|[\d._]+$/g, '')]
  return readings.some(
    reading =>
      isMadeOfPieces(skeletonOf(reading)) ||
      reading.split(/[._]+/).some(part => [part, withoutDigits(part)].some(text => strong.has(skeletonOf(text)))),
  )
}

/** Whether a person's name pretends: `Support Bagdar`, `Admin`, and the same in Russian and Kazakh, also with letters of
 *  other alphabets that look alike. */
export function isPretendingName(firstName: string, lastName: string): boolean {
  const tokens = `${firstName} ${lastName}`
    .split(/[^\p{L}\p{M}\p{N}@$]+/u)
    .map(skeletonOf)
    .filter(Boolean)
  const joined = [firstName, lastName, firstName + lastName].map(skeletonOf)
  if ([...tokens, ...joined].some(token => strongNames.has(token))) return true
  return tokens.length > 0 && tokens.every(token => plainNames.has(token))
}

/** A text as the eye takes it, only for comparing: letters that look alike are one letter, digits are the letters they
 *  stand for, and there is nothing between them. */
function skeletonOf(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$|!]/gu, '')
  return Array.from(letters, letter => looks.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Whether a text can be cut into reserved words and fillers, with one reserved word at least. */
function isMadeOfPieces(text: string): boolean {
  /** How each place can be reached: 0 not at all, 1 by fillers alone, 2 with a reserved word. */
  const reached = [1, ...Array<number>(text.length).fill(0)]
  for (let from = 0; from < text.length; from += 1) {
    if (!reached[from]) continue
    for (let to = from + 1; to <= Math.min(text.length, from + longestPiece); to += 1) {
      const piece = text.slice(from, to)
      if (pieces.has(piece)) reached[to] = Math.max(reached[to]!, reserved.has(piece) ? 2 : reached[from]!)
    }
  }
  return reached[text.length] === 2
}

function withoutDigits(text: string) {
  return text.replace(/^\d+|\d+$/g, '')
}
