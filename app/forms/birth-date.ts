const fields = ['birthDay', 'birthMonth', 'birthYear'] as const
type Part = (typeof fields)[number]

/** Replaces the posted fields for day, month and year of birth by one date, `2009-05-20`. An invalid date becomes empty
 *  text, so that the schema reports what is missing. A form with the date itself stays as it is. */
export function gatherBirthDate(form: FormData): FormData {
  if (!fields.some(name => form.has(name))) return form
  const [day = '', month = '', year = ''] = fields.map(name => form.getAll(name).map(String).join(' ').trim())
  const gathered = new FormData()
  for (const [name, value] of form) if (name !== 'dateOfBirth') gathered.append(name, value)
  gathered.append('dateOfBirth', day || month || year ? [year, twoDigits(month), twoDigits(day)].join('-') : '')
  return gathered
}

/** Splits a date into the values of its three fields. */
export function birthDateParts(date: string | null): Record<Part, string | null> {
  const [year = null, month = null, day = null] = date?.split('-').map(part => String(Number(part))) ?? []
  return { birthDay: day, birthMonth: month, birthYear: year }
}

/** Returns the invalid parts of a birth date, by the key of the date's error and the typed values: those that are
 *  invalid by themselves, or all three when each is possible. */
export function wrongBirthParts(error: string | undefined, typed: Record<Part, string | undefined>): Part[] {
  if (error === undefined) return []
  if (error === 'dateUnlikely') return ['birthYear']
  const [day = '', month = '', year = ''] = fields.map(name => typed[name]?.trim())
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month)
  const isYear = /^\d{4}$/.test(year)
  // With an invalid month or year the longest possible one is assumed, so a day is invalid only if it never exists.
  const lastDay = isMonth ? new Date(Date.UTC(isYear ? Number(year) : 2000, Number(month), 0)).getUTCDate() : 31
  const isDay = /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastDay
  const isRight: Record<Part, boolean> = { birthDay: isDay, birthMonth: isMonth, birthYear: isYear }
  const wrong = fields.filter(name => !isRight[name])
  return wrong.length > 0 ? wrong : [...fields]
}

function twoDigits(typed: string): string {
  return /^\d$/.test(typed) ? `0${typed}` : typed
}
