/** All that a post says: its text, and what its pictures show in words. */
export function wordsOf({ text, pictures }: { text: string; pictures: readonly { description: string | null }[] }) {
  return [text, ...pictures.flatMap(({ description }) => description ?? [])].filter(words => words !== '').join('\n')
}
