/** Characters kept around a difference, and the maximum length of an uncut text. */
const AROUND = 24
const MOST = 160

/** Shortens two texts to the part where they differ. Short texts stay; in long ones an ellipsis replaces the common
 *  beginning and end, at word boundaries where possible. */
export function differing(from: string, to: string): [string, string] {
  const [one, other] = [[...from], [...to]]
  if (one.length <= MOST && other.length <= MOST) return [from, to]
  const shorter = Math.min(one.length, other.length)
  let begin = 0
  while (begin < shorter && one[begin] === other[begin]) begin += 1
  let end = 0
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const start = wordStart(one, begin - AROUND)
  return [part(one, start, end), part(other, start, end)]
}

/** Start of the next word after a position, if it is near. */
function wordStart(letters: string[], at: number) {
  if (at <= 0) return 0
  const next = letters.indexOf(' ', at)
  return next === -1 || next > at + AROUND / 2 ? at : next + 1
}

function part(letters: string[], start: number, sharedEnd: number) {
  const end = Math.min(letters.length - Math.max(0, sharedEnd - AROUND), start + MOST)
  const excerpt = letters.slice(start, end).join('').trim()
  return `${start > 0 ? '… ' : ''}${excerpt}${end < letters.length ? ' …' : ''}`
}
