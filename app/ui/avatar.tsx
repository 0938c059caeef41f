import * as css from './avatar.css.ts'

type AvatarProps = {
  initials: string
  tone?: 0 | 1 | 2
  big?: boolean
  /** URL of the small picture (96 pixels). Omitted in the light version, where initials save a request. */
  src?: string | null
  /** Only needed where the name is not shown beside the picture. */
  alt?: string
}

/** A person's picture, or their initials. The name is shown beside it. */
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

/** Returns the first letters of a first and a last name, with combining marks. */
export function initialsOf(first: string, last = ''): string {
  return [first, last].map(firstLetter).join('')
}

// Created once, because creating it takes longer than everything else a name needs on a page.
let segmenter: Intl.Segmenter | undefined
/** A Latin, Russian or Kazakh letter followed by another or the end, so without a combining mark. */
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
