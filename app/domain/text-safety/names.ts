import insults from './insults.json' with { type: 'json' }
import { fold } from '#app/domain/text/fold.ts'
import { findingsIn } from './findings.ts'
import selfHarm from './self-harm.json' with { type: 'json' }

const whole = new Set(insults.names.words.filter(word => !word.endsWith('*')))
const beginnings = insults.names.words.flatMap(word => (word.endsWith('*') ? word.slice(0, -1) : []))

/** What speaks against words by which somebody is called, or null: an insult, an obscene word or a threat; or what a person may
 *  be found by, of any age, because a name stands everywhere. Names people do bear are innocent, whatever they sound like. */
export function faultInName(name: string): 'rude' | 'personal' | null {
  const found = findingsIn(name).filter(({ offset, length }) => !isBorne(name.slice(offset, offset + length)))
  if (found.some(({ kind }) => kind !== 'PERSONAL_DATA' && kind !== 'SELF_HARM')) return 'rude'
  // In a name digits stand right behind letters: `dana87011234567`.
  const parted = name.replace(/(?<=\p{L})(?=\p{N})/gu, ' ')
  return findingsIn(parted).some(({ kind }) => kind === 'PERSONAL_DATA') ? 'personal' : null
}

/** Whether somebody speaks of self-harm in what they call themselves. That refuses nothing: it may be their name, and who says so
 *  needs help first. The words of a username stand apart by dots, underscores, digits and capital letters. */
export function isCallForHelp(name: string): boolean {
  const parted = name.replace(/[._\d]+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  if (findingsIn(parted).some(({ kind }) => kind === 'SELF_HARM')) return true
  const joined = latinLetters(name)
  return selfHarm.usernames.says.some(said => joined.includes(said))
}

/** A name run together, with one spelling where Russian and Kazakh words are written in several: `Khochu.Zhit` is `hochujit`. */
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
