const fields = ['birthDay', 'birthMonth', 'birthYear'] as const
type Part = (typeof fields)[number]

/** A posted form in which day, month and year of birth, typed apart, are one date: `2009-05-20`. What is no date stays none,
 *  so that its rule says what is missing. A form that says the date itself is left as it is. */
export function gatherBirthDate(form: FormData): FormData {
  if (!fields.some(name => form.has(name))) return form
  const [day = '', month = '', year = ''] = fields.map(name => form.getAll(name).map(String).join(' ').trim())
  const gathered = new FormData()
  for (const [name, value] of form) if (name !== 'dateOfBirth') gathered.append(name, value)
  gathered.append('dateOfBirth', day || month || year ? [year, twoDigits(month), twoDigits(day)].join('-') : '')
  return gathered
}

/** A date as its three fields hold it. */
export function birthDateParts(date: string | null): Record<Part, string | null> {
  const [year = null, month = null, day = null] = date?.split('-').map(part => String(Number(part))) ?? []
  return { birthDay: day, birthMonth: month, birthYear: year }
}

/** Which of the three fields must be mended, by the key of the date's error and what they hold: those that cannot be right
 *  whatever the others say; all three where each is possible by itself. */
export function wrongBirthParts(error: string | undefined, typed: Record<Part, string | undefined>): Part[] {
  if (error === undefined) return []
  if (error === 'dateUnlikely') return ['birthYear']
  const [day = '', month = '', year = ''] = fields.map(name => typed[name]?.trim())
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month)
  const isYear = /^\d{4}$/.test(year)
  // Of a year or a month one cannot read the longest is meant: only a day that never comes is wrong by itself.
  const lastDay = isMonth ? new Date(Date.UTC(isYear ? Number(year) : 2000, Number(month), 0)).getUTCDate() : 31
  const isDay = /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastDay
  const isRight: Record<Part, boolean> = { birthDay: isDay, birthMonth: isMonth, birthYear: isYear }
  const wrong = fields.filter(name => !isRight[name])
  return wrong.length > 0 ? wrong : [...fields]
}

function twoDigits(typed: string): string {
  return /^\d$/.test(typed) ? `0${typed}` : typed
}
