const LONGEST = 120

/** Returns a file name that is safe to show and to offer for download: the last part of a path, without characters that
 *  are invisible, change the text direction or are special to a file system. Empty when nothing is left. */
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

/** Shortens a name before its extension, which shows the type. */
function shortened(name: string) {
  const letters = Array.from(name)
  if (letters.length <= LONGEST) return name
  const [ending = ''] = /\.[\p{L}\d]{1,8}$/u.exec(name) ?? []
  return letters.slice(0, LONGEST - ending.length).join('') + ending
}
