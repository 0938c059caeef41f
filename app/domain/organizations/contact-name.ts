const patronymic = /(вна|вич|ична|қызы|ұлы|улы|кызы|uly|qyzy|kyzy)$/i

/** The first and last name in what somebody typed as their name. `Гүлнар Сейтова` begins with the first name; of three
 *  words with a patronymic at the end (`Сейтова Гүлнар Маратовна`) the family name is first. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/[\s,]+/).filter(Boolean)
  const [one = '', two = '', three] = words
  if (words.length === 3 && three && patronymic.test(three)) return { firstName: two, lastName: one }
  return { firstName: one, lastName: words.length === 3 && patronymic.test(two) ? three! : words.slice(1).join(' ') }
}
