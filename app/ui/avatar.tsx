import * as css from './avatar.css.ts'

type AvatarProps = {
  initials: string
  tone?: 0 | 1 | 2
  big?: boolean
  /** The picture in its small size (96 pixels). Left out in the lite version: initials ask for nothing. */
  src?: string | null
  /** Only where no name stands beside it. */
  alt?: string
}

/** A person's picture, or their initials; the name itself always stands beside it. */
export function Avatar({ initials, tone = 0, big = false, src, alt = '' }: AvatarProps) {
  const looks = [css.avatar, css.tones[tone], big && css.big].filter(Boolean).join(' ')
  const side = big ? 56 : 40
  return src ? (
    <img className={looks} src={src} alt={alt} width={side} height={side} loading="lazy" decoding="async" />
  ) : (
    <span className={looks} aria-hidden="true">
      {initials}
    </span>
  )
}

/** The first letters of a first and a last name, as letters are seen and not as they are stored. */
export function initialsOf(first: string, last = ''): string {
  return [first, last].map(firstLetter).join('')
}

// Made once: it costs more than everything else a name does on a page.
let segmenter: Intl.Segmenter | undefined
/** A letter of ours before another one: no sign belongs to it. */
const plain = /^[a-zа-яёәғқңөұүһі](?=[a-zа-яёәғқңөұүһі]|$)/i

function firstLetter(name: string) {
  const trimmed = name.trim().normalize('NFC')
  if (plain.test(trimmed)) return trimmed[0]!.toUpperCase()
  if ('Segmenter' in Intl) segmenter ??= new Intl.Segmenter()
  const letter = segmenter
    ? segmenter.segment(trimmed)[Symbol.iterator]().next().value?.segment
    : Array.from(trimmed)[0]
  return (letter ?? '').toUpperCase()
}
