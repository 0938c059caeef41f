const LONGEST = 120

/** A file's name as it may be shown and offered for a download: the last part of whatever path it came with, without
 *  what cannot be seen, turns text around or means something to a file system. Empty when nothing is left. */
export function displayName(given: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^.*[/\\]/s, '')
    .replace(/[<>:"|?*]/g, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
  return shortened(plain)
}

/** The end of a name says what it is, so the middle gives way. */
function shortened(name: string) {
  const letters = Array.from(name)
  if (letters.length <= LONGEST) return name
  const [ending = ''] = /\.[\p{L}\d]{1,8}$/u.exec(name) ?? []
  return letters.slice(0, LONGEST - ending.length).join('') + ending
}
