/** Shared letters that are kept on either side of what differs, and the letters a long text is cut to. */
const AROUND = 24
const MOST = 160

/** Two texts, cut to where they differ: short ones are left alone; of long ones the beginning and the end they share give way
 *  to an ellipsis, at the bounds of words where there are any near. */
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

/** The first letter of a word at or after a place, if one is near. */
function wordStart(letters: string[], at: number) {
  if (at <= 0) return 0
  const next = letters.indexOf(' ', at)
  return next === -1 || next > at + AROUND / 2 ? at : next + 1
}

function part(letters: string[], start: number, sharedEnd: number) {
  const end = Math.min(letters.length - Math.max(0, sharedEnd - AROUND), start + MOST)
  const said = letters.slice(start, end).join('').trim()
  return `${start > 0 ? '… ' : ''}${said}${end < letters.length ? ' …' : ''}`
}
