const patronymic = /(вна|вич|ична|қызы|ұлы|улы|кызы|uly|qyzy|kyzy)$/i
/** Endings of family names. First names of the same length do not have them. */
const familyName = /.{3}(ов|ова|ев|ева|ёв|ёва|ский|ская|цкий|цкая|енко|ұлы|қызы|улы|кызы)$/i

/** Splits a full name into first and last name. The first word is the first name (`Гүлнар Сейтова`), unless only the
 *  first of two words ends like a family name (`Сейтова Гүлнар`) or the last of three is a patronymic (`Сейтова Гүлнар
 *  Маратовна`). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/[\s,]+/).filter(Boolean)
  const [one = '', two = '', three] = words
  if (words.length === 3 && three && patronymic.test(three)) return { firstName: two, lastName: one }
  if (words.length === 2 && familyName.test(one) && !familyName.test(two)) return { firstName: two, lastName: one }
  return { firstName: one, lastName: words.length === 3 && patronymic.test(two) ? three! : words.slice(1).join(' ') }
}
