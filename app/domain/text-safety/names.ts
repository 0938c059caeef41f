import insults from './insults.json' with { type: 'json' }
import { fold } from '#app/domain/text/fold.ts'
import { findingsIn } from './findings.ts'

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

function isBorne(word: string): boolean {
  const folded = fold(word)
  return whole.has(folded) || beginnings.some(beginning => folded.startsWith(beginning))
}
