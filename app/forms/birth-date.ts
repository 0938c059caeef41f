const fields = ['birthDay', 'birthMonth', 'birthYear'] as const

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
export function birthDateParts(date: string | null): Record<(typeof fields)[number], string | null> {
  const [year = null, month = null, day = null] = date?.split('-').map(part => String(Number(part))) ?? []
  return { birthDay: day, birthMonth: month, birthYear: year }
}

function twoDigits(typed: string): string {
  return /^\d$/.test(typed) ? `0${typed}` : typed
}
