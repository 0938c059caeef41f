import insults from './insults.json' with { type: 'json' }
import { fold } from '#app/domain/text/fold.ts'
import { findingsIn } from './findings.ts'
import selfHarm from './self-harm.json' with { type: 'json' }

const whole = new Set(insults.names.words.filter(word => !word.endsWith('*')))
const beginnings = insults.names.words.flatMap(word => (word.endsWith('*') ? word.slice(0, -1) : []))

/** Checks a name a person chooses. Returns `'rude'` for an insult, an obscene word or a threat, `'personal'` for
 *  personal data (at any age, because names are public), or null. Real names that resemble a listed word are accepted. */
export function faultInName(name: string): 'rude' | 'personal' | null {
  const found = findingsIn(name).filter(({ offset, length }) => !isBorne(name.slice(offset, offset + length)))
  if (found.some(({ kind }) => kind !== 'PERSONAL_DATA' && kind !== 'SELF_HARM')) return 'rude'
  // In a name digits may directly follow letters: `dana87011234567`.
  const parted = name.replace(/(?<=\p{L})(?=\p{N})/gu, ' ')
  return findingsIn(parted).some(({ kind }) => kind === 'PERSONAL_DATA') ? 'personal' : null
}

/** Checks whether a name speaks of self-harm. It is not refused: it may be a real name, and the person needs help
 *  first. Words of a username are separated by dots, underscores, digits and capital letters. */
export function isCallForHelp(name: string): boolean {
  const parted = name.replace(/[._\d]+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  if (findingsIn(parted).some(({ kind }) => kind === 'SELF_HARM')) return true
  const joined = latinLetters(name)
  return selfHarm.usernames.says.some(phrase => joined.includes(phrase))
}

/** Joins a name and unifies the different transliterations of Russian and Kazakh: `Khochu.Zhit` becomes `hochujit`. */
function latinLetters(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z2]/g, '')
    .replace(/kh|x/g, 'h')
    .replaceAll('zh', 'j')
    .replaceAll('y', 'i')
}

function isBorne(word: string): boolean {
  const folded = fold(word)
  return whole.has(folded) || beginnings.some(beginning => folded.startsWith(beginning))
}
