import type { Fields } from '#app/domain/content/history.server.ts'
import { languages } from '#app/i18n/config.ts'
import { languageSuffixes } from '#app/i18n/localized-fields.ts'
import { type ChosenList, choiceFields, chosenLists, wayKinds } from './field-names.ts'
import { letters } from './interests.ts'
import type { Spoken, SpokenLists, Written } from './written.ts'

// The form of a profession is flat: every field is one text. A list has one entry per line. A text in three languages
// has three fields, and what its entries share (times, letters, amounts) has a field of its own.

const spokenTexts = ['title', 'summary', 'suits', 'cautions', 'preparation', 'outlookText', 'trial'] as const
type SpokenText = (typeof spokenTexts)[number]

/** Converts a profession to the values of its form, in the order of the form. */
export function fieldsOf(profession: Written): Fields {
  const spoken = (name: SpokenText) => spokenFields(name, profession[name])
  return {
    ...{
      ...spoken('title'),
      ...spoken('summary'),
      field: profession.field ?? '',
      synonyms: linesText(profession.synonyms),
    },
    ...spokenLists('duties', profession.duties),
    ...spokenFields('dayWhen', profession.day?.when ?? {}),
    ...spokenFields('dayPlace', profession.day?.place ?? {}),
    dayTimes: linesText(profession.day?.hours.map(({ at }) => at) ?? []),
    ...spokenLists('dayHours', entriesIn(profession.day?.hours ?? [])),
    reasonLetters: linesText(profession.reasons.map(({ letter }) => letter)),
    ...spokenLists('reasons', entriesIn(profession.reasons)),
    ...spoken('trial'),
    ...interestFields(profession),
    ...Object.fromEntries(
      chosenLists.flatMap(list => choiceFields(list).map((name, at) => [name, profession[list][at] ?? ''] as const)),
    ),
    ...{ ...spoken('suits'), ...spoken('cautions'), ...spoken('preparation'), zone: numberText(profession.zone) },
    ...waysFields(profession),
    ...{ outlook: profession.outlook ?? '', ...spoken('outlookText'), paidAs: profession.paidAs ?? '' },
    ...payFields(profession.pay),
    ...{ soc: profession.soc ?? '', isco: profession.isco ?? '', related: linesText(profession.related) },
  }
}

function interestFields({ interests, dutyByInterest }: Written): Fields {
  return Object.fromEntries(
    letters.flatMap(letter => {
      const place = dutyByInterest[letter]
      return [
        [`interest${letter}`, numberText(interests[letter])],
        [`duty${letter}`, place === undefined ? '' : String(place + 1)],
      ]
    }),
  )
}

/** Converts the values of a form to a profession. Empty fields are left out. */
export function writtenIn(fields: Fields): Written {
  const text = (name: string) => fields[name]?.trim() || undefined
  const ways = waysIn(fields)
  const led = ways.flatMap(way => way.programmeGroups ?? [])
  return {
    ...(Object.fromEntries(spokenTexts.map(name => [name, spokenIn(fields, name)])) as Record<SpokenText, Spoken>),
    ...{ field: text('field'), soc: text('soc'), isco: text('isco'), outlook: text('outlook') },
    zone: numberIn(fields.zone),
    duties: spokenListsIn(fields, 'duties'),
    interests: present(letters.map(letter => [letter, numberIn(fields[`interest${letter}`])])),
    dutyByInterest: present(
      letters.map(letter => {
        const number = numberIn(fields[`duty${letter}`])
        return [letter, number === undefined ? undefined : number - 1]
      }),
    ),
    day: dayIn(fields),
    reasons: entriesOf(linesIn(fields.reasonLetters), spokenListsIn(fields, 'reasons')).map(
      ({ shared: letter, ...texts }) => ({ letter, ...texts }),
    ),
    ...(Object.fromEntries(
      chosenLists.map(list => [list, choiceFields(list).flatMap(name => text(name) ?? [])]),
    ) as Record<ChosenList, string[]>),
    ways,
    programmeGroups: [...new Set([...led, ...linesIn(fields.otherGroups)])],
    related: linesIn(fields.related),
    synonyms: linesIn(fields.synonyms),
    paidAs: text('paidAs') ?? null,
    pay: payIn(fields),
  }
}

/** Returns the non-empty lines of a text. */
export function linesIn(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r\n?|\n/)
    .map(line => line.trim())
    .filter(Boolean)
}

function linesText(entries: readonly (string | undefined)[]): string {
  return entries.filter(Boolean).join('\n')
}

/** Parses a number with a decimal comma or point; NaN when it is invalid, undefined when empty. */
function numberIn(text: string | undefined): number | undefined {
  const bare = (text ?? '').replace(/\s/g, '').replace(',', '.')
  return bare === '' ? undefined : Number(bare)
}

function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}

function present<Name extends string, Value>(entries: (readonly [Name, Value | undefined])[]) {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<Record<Name, Value>>
}

function spokenFields(name: string, texts: Spoken): Fields {
  return Object.fromEntries(languages.map(language => [`${name}${languageSuffixes[language]}`, texts[language] ?? '']))
}

function spokenLists(name: string, lists: SpokenLists): Fields {
  return Object.fromEntries(
    languages.map(language => [name + languageSuffixes[language], linesText(lists[language] ?? [])]),
  )
}

function spokenIn(fields: Fields, name: string): Spoken {
  return present(languages.map(language => [language, fields[name + languageSuffixes[language]]?.trim() || undefined]))
}

function spokenListsIn(fields: Fields, name: string): SpokenLists {
  const all = languages.map(language => [language, linesIn(fields[name + languageSuffixes[language]])] as const)
  return present(all.map(([language, lines]) => [language, lines.length > 0 ? lines : undefined]))
}

/** Converts entries with shared parts into one list of texts per language. */
function entriesIn(entries: readonly Spoken[]): SpokenLists {
  return Object.fromEntries(languages.map(language => [language, entries.flatMap(entry => entry[language] || [])]))
}

/** Converts lists back to entries, as many as the longest list has. */
function entriesOf(shared: readonly string[], lists: SpokenLists): (Spoken & { shared: string | undefined })[] {
  const count = Math.max(shared.length, ...languages.map(language => lists[language]?.length ?? 0))
  return Array.from({ length: count }, (_, at) => ({
    shared: shared[at],
    ...present(languages.map(language => [language, lists[language]?.[at]])),
  }))
}

function dayIn(fields: Fields): Written['day'] {
  const [when, place] = [spokenIn(fields, 'dayWhen'), spokenIn(fields, 'dayPlace')]
  const hours = entriesOf(linesIn(fields.dayTimes), spokenListsIn(fields, 'dayHours'))
  const isEmpty = hours.length === 0 && [when, place].every(texts => Object.keys(texts).length === 0)
  return isEmpty ? undefined : { when, place, hours: hours.map(({ shared: at, ...texts }) => ({ at, ...texts })) }
}

/** Each kind of way has fields for its position, years and codes. */
function waysFields({ ways, programmeGroups }: Written): Fields {
  const fields: Fields = {}
  for (const { kind, name, codes } of wayKinds) {
    const at = ways.findIndex(({ way }) => way === kind)
    const way = ways[at]
    fields[`order${name}`] = way ? String(at + 1) : ''
    fields[`years${name}`] = numberText(way?.years)
    if (kind === 'COLLEGE') fields.yearsCollegeNine = numberText(way?.yearsAfterNine)
    if (codes) fields[codes] = linesText(way?.specialities ?? way?.programmeGroups ?? [])
  }
  const led = new Set(ways.flatMap(way => way.programmeGroups ?? []))
  return { ...fields, otherGroups: linesText(programmeGroups.filter(code => !led.has(code))) }
}

function waysIn(fields: Fields): Written['ways'] {
  return wayKinds
    .flatMap(({ kind, name, codes }) => {
      const order = numberIn(fields[`order${name}`])
      const years = numberIn(fields[`years${name}`])
      const after = kind === 'COLLEGE' ? numberIn(fields.yearsCollegeNine) : undefined
      const coded = codes ? linesIn(fields[codes]) : []
      if (order === undefined && years === undefined && after === undefined && coded.length === 0) return []
      const list = kind === 'COLLEGE' ? { specialities: coded } : codes ? { programmeGroups: coded } : {}
      const way = { way: kind, years, ...(after === undefined ? {} : { yearsAfterNine: after }), ...list }
      return [{ order: order ?? wayKinds.length, way }]
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ way }) => way)
}

function payFields(pay: Written['pay']): Fields {
  return {
    ...{ payAverage: numberText(pay?.average), payLow: numberText(pay?.low), payHigh: numberText(pay?.high) },
    ...{ payPeriod: pay?.period ?? '', payMeasure: pay?.measure ?? '', payBeforeTax: pay?.beforeTax ? 'on' : '' },
    ...spokenFields('payLabel', pay?.label ?? {}),
    ...spokenFields('paySource', pay?.source ?? {}),
    paySeenAt: pay?.seenAt ?? '',
    payAlsoAmounts: linesText((pay?.also ?? []).map(({ average }) => numberText(average))),
    ...spokenLists('payAlso', entriesIn((pay?.also ?? []).map(({ label }) => label))),
  }
}

function payIn(fields: Fields): Written['pay'] {
  const names = Object.keys(payFields(null))
  if (names.every(name => !fields[name]?.trim())) return null
  const [low, high] = [numberIn(fields.payLow), numberIn(fields.payHigh)]
  const also = entriesOf(linesIn(fields.payAlsoAmounts), spokenListsIn(fields, 'payAlso')).map(
    ({ shared, ...label }) => ({ average: numberIn(shared), label }),
  )
  return {
    average: numberIn(fields.payAverage),
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    period: fields.payPeriod?.trim() || undefined,
    measure: fields.payMeasure?.trim() || undefined,
    beforeTax: fields.payBeforeTax === 'on',
    label: spokenIn(fields, 'payLabel'),
    source: spokenIn(fields, 'paySource'),
    seenAt: fields.paySeenAt?.trim() || undefined,
    ...(also.length > 0 ? { also } : {}),
  }
}
