export type Piece = { text: string; to?: string }

/** Splits a text into words and internal links, given as paths. Links to other sites stay text. */
export function cutOwnLinks(text: string, siteUrl: string): Piece[] {
  const home = new URL(siteUrl).origin
  return text.split(/(https?:\/\/[^\s<>"']+)/).flatMap((piece, at) => {
    if (piece === '') return []
    const address = at % 2 === 1 && URL.canParse(piece) ? new URL(piece) : null
    const isOurs = address?.origin === home && address.username === '' && address.password === ''
    return isOurs ? [{ text: piece, to: address.pathname + address.search }] : [{ text: piece }]
  })
}
