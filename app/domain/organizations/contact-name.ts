const patronymic = /(вна|вич|ична|қызы|ұлы|улы|кызы|uly|qyzy|kyzy)$/i
/** Endings of family names that no first name of that length has. */
const familyName = /.{3}(ов|ова|ев|ева|ёв|ёва|ский|ская|цкий|цкая|енко|ұлы|қызы|улы|кызы)$/i

/** The first and last name in what somebody typed as their name. `Гүлнар Сейтова` begins with the first name; the family
 *  name is first where only the first of two words ends like one (`Сейтова Гүлнар`), and of three words with a patronymic
 *  at the end (`Сейтова Гүлнар Маратовна`). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/[\s,]+/).filter(Boolean)
  const [one = '', two = '', three] = words
  if (words.length === 3 && three && patronymic.test(three)) return { firstName: two, lastName: one }
  if (words.length === 2 && familyName.test(one) && !familyName.test(two)) return { firstName: two, lastName: one }
  return { firstName: one, lastName: words.length === 3 && patronymic.test(two) ? three! : words.slice(1).join(' ') }
}
