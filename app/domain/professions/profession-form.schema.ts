import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import type { Fields } from '#app/domain/content/history.server.ts'
import { evenIfFieldsFail } from '#app/domain/text/across-fields.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { languageSuffixes, splitLocalized } from '#app/i18n/localized-fields.ts'
import { type FormPart, isOfPart, wayKinds } from './field-names.ts'
import { fieldsOf, writtenIn } from './profession-fields.ts'
import { faultsOf, outlooks } from './profession.schema.ts'
import type { Fault } from './profession-rules.ts'
import { professionFields } from './vocabulary.ts'

/** Error key of one field of the form, with the line number for lists: `format:3`. `incomplete`: a draft may still be
 *  saved. */
export type FieldFault = { field: string; key: string; incomplete: boolean }

/** Returns the first fault of each field of a form. */
export function fieldFaults(fields: Fields): FieldFault[] {
  const profession = writtenIn(fields)
  const found = new Map<string, FieldFault>()
  const { day = { when: {}, place: {}, hours: [] } } = profession
  for (const fault of [...faultsOf({ ...profession, day }), ...orderFaults(fields)]) {
    const { field, line } = placeOf(fault.path, profession)
    if (found.has(field)) continue
    found.set(field, { field, key: withLine(fault.key, line), incomplete: fault.incomplete && !isBegun(fault.path) })
  }
  return [...found.values()]
}

export function withLine(key: string, line: number | null): string {
  return line === null ? key : `${key}:${line}`
}

/** Ways and pay are optional, but once begun they must be complete. */
function isBegun([part, ...rest]: Fault['path']) {
  return part === 'pay' || (part === 'ways' && rest.length > 0)
}

/** Every way needs a position of its own, 1–4. */
function orderFaults(fields: Fields): Fault[] {
  const taken = new Set<string>()
  return writtenIn(fields).ways.flatMap(({ way }) => {
    const { name } = wayKinds.find(({ kind }) => kind === way)!
    const order = fields[`order${name}`] ?? ''
    const key = !/^[1-4]$/.test(order) ? 'orderNeeded' : taken.has(order) ? 'orderTwice' : null
    taken.add(order)
    return key ? [{ path: ['field', `order${name}`], key, incomplete: false }] : []
  })
}

/** Returns the form field and line in which a part of a profession is typed. */
function placeOf(
  path: Fault['path'],
  profession: ReturnType<typeof writtenIn>,
): { field: string; line: number | null } {
  const [part, step, inner, last] = path
  const at = (field: string, line?: string | number) => ({ field, line: typeof line === 'number' ? line + 1 : null })
  const spoken = (name: string, language: string | number | undefined) => name + languageSuffixes[language as Language]
  switch (part) {
    case 'field':
      return at(step === undefined ? 'field' : String(step))
    case 'interests':
      return at(`interest${step ?? 'R'}`)
    case 'dutyByInterest':
      return at(`duty${step ?? 'R'}`)
    case 'values':
    case 'traits':
    case 'subjects':
    case 'skills':
      return at(`${part.slice(0, -1)}${typeof step === 'number' ? step + 1 : 1}`)
    case 'duties':
      return at(spoken('duties', step ?? 'ru'), inner)
    case 'day':
      if (step === 'when' || step === 'place') return at(spoken(step === 'when' ? 'dayWhen' : 'dayPlace', inner))
      return last === undefined || last === 'at' ? at('dayTimes', inner) : at(spoken('dayHours', last), inner)
    case 'reasons':
      return inner === undefined || inner === 'letter' ? at('reasonLetters', step) : at(spoken('reasons', inner), step)
    case 'ways':
      return wayPlace(profession.ways[Number(step)]?.way, inner, last)
    case 'programmeGroups':
      return at('otherGroups', Number(step) - (profession.programmeGroups.length - otherGroupsOf(profession)))
    case 'pay':
      return payPlace(path)
    case 'related':
    case 'synonyms':
      return at(part, step)
    default:
      return at(step === undefined ? String(part) : spoken(String(part), step))
  }
}

function otherGroupsOf({ ways, programmeGroups }: ReturnType<typeof writtenIn>) {
  const led = new Set(ways.flatMap(way => way.programmeGroups ?? []))
  return programmeGroups.filter(code => !led.has(code)).length
}

function wayPlace(kind: string | undefined, part: string | number | undefined, line: string | number | undefined) {
  const way = wayKinds.find(known => known.kind === kind)
  if (!way) return { field: 'orderCourse', line: null }
  if (part === 'yearsAfterNine') return { field: 'yearsCollegeNine', line: null }
  if (part === 'years' || !way.codes) return { field: `years${way.name}`, line: null }
  return { field: way.codes, line: typeof line === 'number' ? line + 1 : null }
}

function payPlace([, part, step, inner, language]: Fault['path']) {
  const named = (name: string) => `pay${name[0]!.toUpperCase()}${name.slice(1)}`
  if (part === 'also') {
    const field = inner === 'label' ? `payAlso${languageSuffixes[language as Language]}` : 'payAlsoAmounts'
    return { field, line: typeof step === 'number' ? step + 1 : null }
  }
  const name = named(String(part ?? 'average'))
  return { field: step === undefined ? name : name + languageSuffixes[step as Language], line: null }
}

/** English texts may be missing, because Russian is shown instead; except title and summary, by which a profession is
 *  chosen. */
function mayFallBack(field: string, fields: Fields): boolean {
  return field.endsWith('En') && field !== 'titleEn' && field !== 'summaryEn' && !fields[field]?.trim()
}

/** Returns the faults that prevent a profession from being published. */
export function publishingFaults(fields: Fields): FieldFault[] {
  return fieldFaults(fields).filter(
    ({ field, incomplete }) => !(mayFallBack(field, fields) && (incomplete || field.startsWith('pay'))),
  )
}

export type Missing = Record<Language | 'common', string[]>

/** Returns the incomplete fields by language, and those common to all languages. Includes missing English texts that do
 *  not prevent publishing. */
export function missingIn(fields: Fields): Missing {
  const names = fieldFaults(fields).map(({ field }) => field)
  const namesIn = (language: Language | null) => names.filter(name => splitLocalized(name).language === language)
  return {
    ...(Object.fromEntries(languages.map(language => [language, namesIn(language)])) as Record<Language, string[]>),
    common: namesIn(null),
  }
}

/** Upper limit of any field. The rules of a profession limit each text further. */
const anyText = plainText(3000).optional()
const named = plainText(80).refine(text => text.length >= 2, 'required')

/** All field names, in the order of the form. */
const names = Object.keys(fieldsOf(writtenIn({})))
const fields = {
  ...(Object.fromEntries(names.map(name => [name, anyText])) as Record<string, typeof anyText>),
  // Required even for a draft: its name, and what its preview needs.
  titleRu: named,
  field: z.enum(professionFields, 'required'),
  zone: z.enum(['1', '2', '3', '4', '5'], 'required'),
  outlook: z.enum(outlooks, 'required'),
}

const draftFaults = (given: Fields) => fieldFaults(given).filter(({ incomplete }) => !incomplete)
const isRequiredAnyway = (field: string) => ['titleRu', 'field', 'zone', 'outlook'].includes(field)

/** Reports faults in the given fields only: faults in other fields existed before the form was opened. */
const judgedBy =
  (faultsIn: (given: Fields) => FieldFault[], own: readonly string[]) => (given: object, context: z.RefinementCtx) => {
    const typed = given as Fields
    for (const { field, key } of faultsIn(typed)) {
      const isToldAnyway = !typed[field] && isRequiredAnyway(field)
      if (own.includes(field) && !isToldAnyway) context.addIssue({ code: 'custom', path: [field], message: key })
    }
  }

/** Returns the field names of a part of the form, or of all parts. */
export function fieldsOfPart(part: FormPart | 'all'): string[] {
  return part === 'all' ? names : names.filter(name => isOfPart(name, part))
}

/** Returns the schema of a part of the form. The rules also read the stored values of the other parts, because
 *  interests require duties. A draft may be incomplete; a profession that is or was published must be complete. */
export function schemaOfPart(part: FormPart | 'all', kept: Fields, { isDraft }: { isDraft: boolean }) {
  const own = fieldsOfPart(part)
  const shape = Object.fromEntries(own.map(name => [name, fields[name as 'titleRu']]))
  const faultsIn = isDraft ? draftFaults : publishingFaults
  return z.object(shape).superRefine(
    judgedBy(given => faultsIn(withPart(kept, own, given)), own),
    evenIfFieldsFail,
  )
}

const begun = [...fieldsOfPart('name'), 'zone', 'outlook']

/** The first form of a new profession; the other parts have their own pages. */
export const newProfessionSchema = z
  .object({ idempotencyKey, ...Object.fromEntries(begun.map(name => [name, fields[name as 'titleRu']])) })
  .superRefine(judgedBy(draftFaults, begun), evenIfFieldsFail)

/** Returns the stored values with one part replaced by the submitted one. Absent fields become empty. */
export function withPart(kept: Fields, own: readonly string[], given: Record<string, string | undefined>): Fields {
  return { ...kept, ...Object.fromEntries(own.map(name => [name, given[name] ?? ''])) }
}

export const professionStateSchema = z.object({ state: z.enum(['published', 'retired'], 'invalid') })
export type WantedState = z.output<typeof professionStateSchema>['state']
