/** The common normalisation for case-insensitive search and uniqueness: NFKC, lower case, ё→е, trimmed. */
export function fold(text: string) {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim()
}
