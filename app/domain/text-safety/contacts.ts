import type { Word } from './letters.ts'
import listed from './personal-words.json' with { type: 'json' }
import { isListed } from './word-lists.ts'
import type { Work } from './work.ts'

type Found = { what: 'CONTACT' | 'EMAIL'; from: number; to: number }

/** Maximum distance of a user name from the name of the messenger, in words. */
const APART = 3
/** Maximum lengths in characters: local part of an email address (RFC 5321), domain, user name. */
const LOCAL = 64
const DOMAIN = 190
const HANDLE = 32

/** Finds contact details: `телега @name`, `инста: name_07`, `t.me/name`, an email address. A bare @name is a mention on
 *  this site and does not count. */
export function contactsIn(words: readonly Word[], text: string, work: Work): Found[] {
  const found = [...signedNames(words, text, work), ...emails(text, work), ...links(text, work)]
  const taken = new Set<number>()
  return found.filter(({ from }) => !taken.has(from) && taken.add(from))
}

function signedNames(words: readonly Word[], text: string, work: Work): Found[] {
  return words.flatMap((word, at) => {
    if (!isListed(word, 'messenger', work)) return []
    const around = [...behind(words, at), ...ahead(words, at)]
    const name = around.find(({ word: other, near }) => isHandle(other, near, text, word))
    if (!name) return []
    const whole = handleAt(text, name.word.from)
    const from = Math.min(word.from, whole.from)
    return [{ what: 'CONTACT' as const, from, to: Math.max(word.to, whole.to) }]
  })
}

type Neighbour = { word: Word; near: boolean }

function ahead(words: readonly Word[], at: number): Neighbour[] {
  const found: Neighbour[] = []
  for (let next = at + 1; next <= at + APART && next < words.length && !words[next]!.begins; next++) {
    found.push({ word: words[next]!, near: next === at + 1 })
  }
  return found
}

function behind(words: readonly Word[], at: number): Neighbour[] {
  const found: Neighbour[] = []
  for (let next = at - 1; next >= Math.max(0, at - APART) && !words[next + 1]!.begins; next--) {
    found.push({ word: words[next]!, near: false })
  }
  return found
}

/** Checks whether a word is a user name: after @, or directly after the messenger's name with a colon, or directly
 *  after it and containing a digit, dot or underscore. */
function isHandle(word: Word, near: boolean, text: string, messenger: Word): boolean {
  if (text[word.from - 1] === '@') return true
  const { from, to } = handleAt(text, word.from)
  const name = text.slice(from, to)
  if (!near || name.length < 4 || messenger.to >= from || !/^[a-z]/i.test(name)) return false
  return /^\s*[:=—–-]\s*$/u.test(word.gap) || /[0-9_.][a-z0-9_]|[a-z]_/i.test(name)
}

/** Returns the whole user name that starts with a word, including dots and underscores. */
function handleAt(text: string, at: number) {
  const from = text[at - 1] === '@' ? at - 1 : at
  let to = at
  while (to - at < HANDLE && /[A-Za-z0-9_.]/.test(text[to] ?? '')) to++
  while (to > at && text[to - 1] === '.') to--
  return { from, to: Math.max(to, at + 1) }
}

function emails(text: string, work: Work): Found[] {
  const found: Found[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at
    while (from > 0 && at - from < LOCAL && /[\p{L}\p{N}._%+-]/u.test(text[from - 1]!)) from--
    let to = at + 1
    while (to < text.length && to - at < DOMAIN && /[\p{L}\p{N}.-]/u.test(text[to]!)) to++
    work.steps += to - from
    while (to > at && /[.-]/.test(text[to - 1]!)) to--
    const domain = text.slice(at + 1, to)
    if (from < at && /^[^.].*\.\p{L}{2,}$/u.test(domain)) found.push({ what: 'EMAIL', from, to })
  }
  return found
}

function links(text: string, work: Work): Found[] {
  // Lowers ASCII only: other characters may change their length in lower case, which would shift the offsets.
  const folded = text.replace(/[A-Z]/g, letter => letter.toLowerCase())
  return listed.messengerSites.flatMap(site => {
    const found: Found[] = []
    for (let at = folded.indexOf(site); at >= 0; at = folded.indexOf(site, at + site.length)) {
      work.steps += site.length
      if (/[\p{L}\p{N}-]/u.test(folded[at - 1] ?? ' ')) continue
      const { to } = handleAt(text, at + site.length)
      if (/[A-Za-z0-9]/.test(text[at + site.length] ?? '')) found.push({ what: 'CONTACT', from: at, to })
    }
    return found
  })
}
