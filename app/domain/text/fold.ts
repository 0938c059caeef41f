/** The one folding behind search and uniqueness without regard to case: NFKC, lower case, ё→е, outer spaces gone. */
export function fold(text: string) {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim()
}
