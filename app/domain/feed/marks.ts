import { fold } from '#app/domain/text/fold.ts'

/** Parts of a text for display: plain text, hashtags, mentions and links. */
export type Part =
  | { kind: 'TEXT'; text: string }
  | { kind: 'HASHTAG'; text: string; folded: string }
  | { kind: 'MENTION'; text: string; username: string }
  | { kind: 'LINK'; text: string; url: string; site: string }

/** Maximum number of different hashtags per post; further ones are ignored. */
const HASHTAGS = 10
/** Maximum number of people mentioned per text; further ones are ignored. */
const MENTIONS = 10

// A # or @ inside a word starts nothing: it belongs to a URL or an email address.
const hashtag = /(?<![\p{L}\p{N}_&/#@])#[\p{L}\p{M}\p{N}_]{1,50}(?![\p{L}\p{M}\p{N}_])/u
const mention = /(?<![\p{L}\p{N}_.@/])@[A-Za-z0-9_](?:[A-Za-z0-9_.]{1,28}[A-Za-z0-9_])(?!\.?[A-Za-z0-9_])/u
const link = /\bhttps?:\/\/[^\s<>"'«»]{1,500}/iu
const any = new RegExp(`${link.source}|${hashtag.source}|${mention.source}`, 'giu')

/** A URL without a protocol, recognised by a known top-level domain or by a path. It is not linked, but readers can
 *  copy it. */
const bare =
  /(?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}-]{1,63}\.){0,4}(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]{1,63}\.(?:(?:com|net|org|info|kz|ru|su|uz|kg|ua|xyz|gg|рф|қаз)(?![\p{L}\p{N}-])|[a-z]{2,10}\/[^\s/])/iu

/** Fast check: every hashtag, mention or link contains one of these. Most comments contain none. */
const sign = /[#@]|:\/\//

/** Splits a text into parts. The joined parts equal the text. A # followed by digits only is not a hashtag. */
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

/** Returns the different hashtags of a text, folded, with their first spelling; at most ten. */
export function hashtagsOf(text: string): { folded: string; name: string }[] {
  const found = new Map<string, string>()
  for (const part of partsOf(text)) {
    if (part.kind === 'HASHTAG' && !found.has(part.folded)) found.set(part.folded, part.text.slice(1))
  }
  return [...found].slice(0, HASHTAGS).map(([folded, name]) => ({ folded, name }))
}

/** Parses a hashtag from a URL, with or without #. Returns it folded, or null when it is invalid. */
export function readHashtag(text: string | null): string | null {
  const [part, ...rest] = partsOf(`#${(text ?? '').trim().replace(/^#/, '')}`)
  return part?.kind === 'HASHTAG' && rest.length === 0 ? part.folded : null
}

/** Returns the different usernames mentioned in a text, folded; at most ten. They may not exist. */
export function mentionsOf(text: string): string[] {
  const names = partsOf(text).flatMap(part => (part.kind === 'MENTION' ? [fold(part.username)] : []))
  return [...new Set(names)].slice(0, MENTIONS)
}

/** Checks whether a text contains a URL, with or without a protocol. */
export function hasLinks(text: string): boolean {
  return bare.test(text) || partsOf(text).some(({ kind }) => kind === 'LINK')
}

function partOf(found: string): Part | null {
  if (found.startsWith('#')) {
    return /\p{L}/u.test(found) ? { kind: 'HASHTAG', text: found, folded: fold(found.slice(1)) } : null
  }
  if (found.startsWith('@')) return { kind: 'MENTION', text: found, username: found.slice(1) }
  // Punctuation after a URL belongs to the sentence.
  const text = found.replace(/[.,:;!?)\]}…]+$/u, '')
  if (!URL.canParse(text)) return null
  const { hostname, username, password } = new URL(text)
  // A URL with credentials may hide its real host.
  if (username || password || !hostname.includes('.')) return null
  return { kind: 'LINK', text, url: text, site: hostname.replace(/^www\./, '') }
}
