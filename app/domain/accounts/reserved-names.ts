import lists from './reserved-names.json' with { type: 'json' }

// Names that impersonate the site, its staff or an authority. A pure rule, applied only when a name is chosen: people
// who already have such a name keep it (docs/decisions/045).

/** Maps each character of a group of look-alikes, in any alphabet, to the first character of the group. */
const looks = new Map(
  lists.looks.flatMap(look => {
    const [first = '', ...alike] = look
    return alike.map(letter => [letter, first] as const)
  }),
)

const skeletonsOf = (words: string[]) => new Set(words.map(skeletonOf))

/** Words that may not make up a username, alone or combined with each other and with fillers. */
const reserved = skeletonsOf(lists.usernameWords)
/** Words refused even as one part of a username, between dots or underscores. */
const strong = skeletonsOf(lists.usernameStrongWords)
const pieces = new Set([...reserved, ...skeletonsOf(lists.usernameFillers)])
const longestPiece = Math.max(...Array.from(pieces, piece => piece.length))

/** Words refused anywhere in a person's name, because no child is given such a name. */
const strongNames = skeletonsOf(lists.nameStrongWords)
/** Words that may not make up a whole name. */
const plainNames = skeletonsOf(lists.nameWords)

/** Checks whether a username impersonates the site: `admin`, `adm1n`, `a.d.m.i.n`, `_bagdar_`, `bagdar.support`,
 *  `admin2026`, `dana_admin`. Names that merely contain such letters are allowed: `badminton`, `bagdarova`, `rooted`. */
export function isReservedUsername(username: string): boolean {
  // Digits either stand for letters (`r00t`) or are a suffix (`root2026`); both readings are checked.
  const readings = [username, username.replace(/^[\d._]+|[\d._]+$/g, '')]
  return readings.some(
    reading =>
      isMadeOfPieces(skeletonOf(reading)) ||
      reading.split(/[._]+/).some(part => [part, withoutDigits(part)].some(text => strong.has(skeletonOf(text)))),
  )
}

/** Checks whether a person's name impersonates the site: `Support Bagdar`, `Admin`, the same in Russian and Kazakh, and
 *  with look-alike letters of other alphabets. */
export function isPretendingName(firstName: string, lastName: string): boolean {
  const tokens = `${firstName} ${lastName}`
    .split(/[^\p{L}\p{M}\p{N}@$]+/u)
    .map(skeletonOf)
    .filter(Boolean)
  const joined = [firstName, lastName, firstName + lastName].map(skeletonOf)
  if ([...tokens, ...joined].some(token => strongNames.has(token))) return true
  return tokens.length > 0 && tokens.every(token => plainNames.has(token))
}

/** Reduces a text to its visual skeleton for comparison: look-alike characters become one, digits the letters they
 *  stand for, and separators are removed. */
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

/** Checks whether a text splits completely into reserved words and fillers, with at least one reserved word. */
function isMadeOfPieces(text: string): boolean {
  /** Per position: 0 unreachable, 1 reached with fillers only, 2 reached with a reserved word. */
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
