/** Names that pretend to be the site, the people who run it or an authority. A pure rule of letters: existing holders
 *  keep their names, because it is asked only where a name is chosen (docs/decisions/045). */

/** Each group is one look, called by its first letter. */
const groups =
  'aаә4@αаɑ bвβьъ8 cсҫϲ dԁ eеё3єеεҽ gґɡ9 hнһңҺ iіїиійl1!|ıӏɩυu kкқκ mм nпո oоө0οоօ pрρ sѕ5$ tт7τ xхҳχ yуүұγ zз2 wшω гғ'
const looks = new Map(
  groups.split(' ').flatMap(([first = '', ...alike]) => alike.map(letter => [letter, first] as const)),
)

/** Words no username may consist of, alone or together with each other and with fillers. */
const usernameWords = words(`
  admin administrator administration administratsiya administraciya admins adm superadmin sysadmin orgadmin otheradmin
  root superuser system sistema zhuye moderator moderation moderatsiya moder mods support podderzhka koldau
  techsupport tehpodderzhka texpodderzhka helpdesk helpline help komek pomosh pomoshch spravka service sluzhba kyzmet
  security bezopasnost kauipsizdik official oficialno ofitsialno resmi staff teacher teachers mugalim uchitel
  ministry minister ministerstvo ministrlik akimshilik akimat government gov operator owner webmaster postmaster
  hostmaster noreply mailer bot robot bagdar baghdar null undefined anonymous everyone everybody
`)

/** Of these one is enough wherever the dots and underscores of a username leave it standing alone. */
const strongWords = words(`
  admin administrator administration administratsiya superadmin sysadmin root superuser moderator moderation moderatsiya
  support podderzhka techsupport tehpodderzhka helpdesk official security akimshilik ministry ministerstvo ministrlik
  bagdar baghdar
`)

/** Words that say nothing by themselves and make no other word honest. */
const fillers = words(
  'the real true my our your site sait web app team komanda kz kaz qaz qazaqstan kazakhstan online info main chief new live page account center centre',
)

const reserved = new Set(usernameWords.map(skeletonOf))
const strong = new Set(strongWords.map(skeletonOf))
const parts = new Set([...reserved, ...fillers.map(skeletonOf)])
const longestPart = Math.max(...Array.from(parts, part => part.length))

/** Whether a username pretends: `admin`, `adm1n`, `a.d.m.i.n`, `_bagdar_`, `bagdar.support`, `admin2026`, `dana_admin`.
 *  A name that merely has such letters in it is none: `badminton`, `bagdarova`, `rooted`. */
export function isReservedUsername(username: string): boolean {
  const typed = username.toLowerCase()
  // Digits stand for letters (`r00t`) or merely follow (`root2026`); both are looked at.
  const readings = [typed, typed.replace(/^[\d._]+|[\d._]+$/g, '')]
  return readings.some(
    reading =>
      isMadeOf(skeletonOf(reading.replace(/[._]/g, ''))) ||
      reading.split(/[._]+/).some(part => strong.has(skeletonOf(part)) || strong.has(skeletonOf(withoutDigits(part)))),
  )
}

/** A first or last name may not be one of these words, whatever stands beside it. No such name is given to a child. */
const strongNameWords = words(`
  admin administrator administration moderator moderation support techsupport helpdesk ministry superadmin superuser
  админ администратор администрация модератор модерация поддержка техподдержка министерство суперадмин
  әкімшілік әкімші модерация қолдау министрлік техқолдау
`)

/** A whole name may not consist of these alone: `Команда Бағдар` pretends, `Бағдар Сериков` is a person. */
const nameWords = words(`
  bagdar baghdar багдар бағдар root system система жүйе security безопасность қауіпсіздік help помощь көмек справка
  official официальный официально официальная ресми staff teacher operator оператор robot робот bot бот
  service служба қызмет қызметі team команда тобы site сайт сайты the of kz кз қз
`)

const strongNames = new Set(strongNameWords.map(skeletonOf))
const plainNames = new Set(nameWords.map(skeletonOf))

/** Whether a person's name pretends to be the site or its people: `Администрация`, `Support Bagdar`, `Әкімшілік`, also
 *  with letters of other alphabets in it that look alike. */
export function isPretendingName(firstName: string, lastName: string): boolean {
  const tokens = `${firstName} ${lastName}`
    .split(/[^\p{L}\p{M}\p{N}@$]+/u)
    .map(skeletonOf)
    .filter(Boolean)
  const joined = skeletonOf(`${firstName}${lastName}`)
  const spaced = [firstName, lastName].map(skeletonOf)
  if ([...tokens, ...spaced, joined].some(token => strongNames.has(token))) return true
  return tokens.length > 0 && tokens.every(token => plainNames.has(token))
}

/** A text as the eye takes it: letters that look alike are one letter, whatever their alphabet, and digits are the
 *  letters they stand for. Only for comparing. */
function skeletonOf(text: string): string {
  const letters = Array.from(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}@$|!]/gu, ''),
  )
  return letters
    .map(letter => looks.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Whether a text can be cut into reserved words and fillers, with one reserved word at least. */
function isMadeOf(text: string): boolean {
  /** For each place: 0 cannot be reached, 1 by fillers alone, 2 with a reserved word. */
  const reached = [1, ...Array<number>(text.length).fill(0)]
  for (let from = 0; from < text.length; from += 1) {
    if (!reached[from]) continue
    for (let to = from + 1; to <= Math.min(text.length, from + longestPart); to += 1) {
      const part = text.slice(from, to)
      if (parts.has(part)) reached[to] = Math.max(reached[to]!, reserved.has(part) ? 2 : reached[from]!)
    }
  }
  return reached[text.length] === 2
}

function withoutDigits(text: string) {
  return text.replace(/^\d+|\d+$/g, '')
}

function words(list: string) {
  return list.trim().split(/\s+/)
}
