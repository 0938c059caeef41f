import { fold } from '#app/domain/text/fold.ts'

/** Parts of a text as a page shows them: plain words, and the three things that lead somewhere. */
export type Part =
  | { kind: 'TEXT'; text: string }
  | { kind: 'HASHTAG'; text: string; folded: string }
  | { kind: 'MENTION'; text: string; username: string }
  | { kind: 'LINK'; text: string; url: string; site: string }

/** So many different hashtags of a post count. */
const HASHTAGS = 10
/** So many different people are told that a text names them. */
const MENTIONS = 10

// A sign inside a word begins nothing: neither the # of an address nor the @ of an e-mail.
const hashtag = /(?<![\p{L}\p{N}_&/#@])#[\p{L}\p{M}\p{N}_]{1,50}(?![\p{L}\p{M}\p{N}_])/u
const mention = /(?<![\p{L}\p{N}_.@/])@[A-Za-z0-9_](?:[A-Za-z0-9_.]{1,28}[A-Za-z0-9_])(?!\.?[A-Za-z0-9_])/u
const link = /\bhttps?:\/\/[^\s<>"'«»]{1,500}/iu
const any = new RegExp(`${link.source}|${hashtag.source}|${mention.source}`, 'giu')

/** An address written without its beginning: by an ending that is no word, or with something after its stroke. It leads nowhere
 *  on a page, but is copied as easily. */
const bare =
  /(?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}-]{1,63}\.){0,4}(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]{1,63}\.(?:(?:com|net|org|info|kz|ru|su|uz|kg|ua|xyz|gg|рф|қаз)(?![\p{L}\p{N}-])|[a-z]{2,10}\/[^\s/])/iu

/** What each of the three has. Most comments have none of them. */
const sign = /[#@]|:\/\//

/** Takes a text apart. Joined again, the parts' texts are the text. A hashtag of digits alone is a number. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  if (!sign.test(text)) return text ? [{ kind: 'TEXT', text }] : parts
  let from = 0
  for (const { 0: found, index } of text.matchAll(any)) {
    const part = partOf(found)
    if (!part) continue
    if (index > from) parts.push({ kind: 'TEXT', text: text.slice(from, index) })
    parts.push(part)
    from = index + part.text.length
  }
  if (from < text.length) parts.push({ kind: 'TEXT', text: text.slice(from) })
  return parts
}

/** The different hashtags of a text as they are compared, with how each was written first; ten at most. */
export function hashtagsOf(text: string): { folded: string; name: string }[] {
  const found = new Map<string, string>()
  for (const part of partsOf(text)) {
    if (part.kind === 'HASHTAG' && !found.has(part.folded)) found.set(part.folded, part.text.slice(1))
  }
  return [...found].slice(0, HASHTAGS).map(([folded, name]) => ({ folded, name }))
}

/** A hashtag as it came in an address, with its # or without, as hashtags are compared; null when it is none. */
export function readHashtag(text: string | null): string | null {
  const [part, ...rest] = partsOf(`#${(text ?? '').trim().replace(/^#/, '')}`)
  return part?.kind === 'HASHTAG' && rest.length === 0 ? part.folded : null
}

/** The different usernames a text names, folded; ten at most. Whether somebody has such a name is another question. */
export function mentionsOf(text: string): string[] {
  const names = partsOf(text).flatMap(part => (part.kind === 'MENTION' ? [fold(part.username)] : []))
  return [...new Set(names)].slice(0, MENTIONS)
}

/** Whether a text holds an address of another site, in full or without its beginning. */
export function hasLinks(text: string): boolean {
  return bare.test(text) || partsOf(text).some(({ kind }) => kind === 'LINK')
}

function partOf(found: string): Part | null {
  if (found.startsWith('#')) {
    return /\p{L}/u.test(found) ? { kind: 'HASHTAG', text: found, folded: fold(found.slice(1)) } : null
  }
  if (found.startsWith('@')) return { kind: 'MENTION', text: found, username: found.slice(1) }
  // A full stop or a bracket after an address belongs to the sentence.
  const text = found.replace(/[.,:;!?)\]}…]+$/u, '')
  if (!URL.canParse(text)) return null
  const { hostname, username, password } = new URL(text)
  // An address with a name before its site pretends to lead elsewhere.
  if (username || password || !hostname.includes('.')) return null
  return { kind: 'LINK', text, url: text, site: hostname.replace(/^www\./, '') }
}
