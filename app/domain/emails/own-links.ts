export type Piece = { text: string; to?: string }

/** A text cut into words and links to pages of our own site, as paths; addresses of other sites stay words. */
export function cutOwnLinks(text: string, siteUrl: string): Piece[] {
  const home = new URL(siteUrl).origin
  return text.split(/(https?:\/\/[^\s<>"']+)/).flatMap((piece, at) => {
    if (piece === '') return []
    const address = at % 2 === 1 && URL.canParse(piece) ? new URL(piece) : null
    const isOurs = address?.origin === home && address.username === '' && address.password === ''
    return isOurs ? [{ text: piece, to: address.pathname + address.search }] : [{ text: piece }]
  })
}
