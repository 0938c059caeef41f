import { describe, expect, it } from 'vitest'
import type { Fields } from '#app/domain/content/history.server.ts'
import { openContent } from './content-folder.ts'
import { payFile, synonymsFile, waysOfPayFile } from './content.schema.ts'
import { professionSkillsFile } from './materials.schema.ts'
import { catalogueFaults } from '#app/domain/professions/clashes.ts'
import { formParts, isOfPart } from '#app/domain/professions/field-names.ts'
import {
  fieldFaults,
  fieldsOfPart,
  missingIn,
  newProfessionSchema,
  publishingFaults,
  schemaOfPart,
  withPart,
} from '#app/domain/professions/profession-form.schema.ts'
import { fieldsOf, writtenIn } from '#app/domain/professions/profession-fields.ts'
import { professionFile } from '#app/domain/professions/profession.schema.ts'
import { columnsOf, writtenOf } from '#app/domain/professions/written.ts'

const content = openContent()
const pay = payFile.parse(content.json('pay', 'professions.json'))
const paidAs = waysOfPayFile.parse(content.json('pay', 'ways-of-pay.json'))
const synonyms = synonymsFile.parse(content.json('synonyms.json'))
const skills = professionSkillsFile.parse(content.json('profession-skills.json'))
/** Every profession of the release, in the format of its row. */
const rows = content.list('professions', '.json').map(name => {
  const { slug, ...profession } = professionFile.parse(content.json('professions', name))
  const beside = { skills: skills[slug] ?? [], synonyms: synonyms[slug] ?? [], paidAs: paidAs[slug] ?? null }
  return { slug, row: columnsOf({ ...profession, ...beside, pay: pay[slug] ?? null }) }
})
const fieldsFor = (id: string) => fieldsOf(writtenOf(rows.find(({ slug }) => slug === id)!.row))
const nurse = fieldsFor('nurse')
const [draftSchema, publishedSchema] = [true, false].map(isDraft => schemaOfPart('all', {}, { isDraft })) as [
  ReturnType<typeof schemaOfPart>,
  ReturnType<typeof schemaOfPart>,
]
const keyOf = (fields: Fields, field: string) => fieldFaults(fields).find(fault => fault.field === field)?.key

describe('the form of a profession', () => {
  it('holds every profession of the release whole: what is read from it is the same row', () => {
    expect(rows.length).toBeGreaterThan(200)
    for (const { slug, row } of rows) {
      const fields = fieldsOf(writtenOf(row))
      expect(columnsOf(writtenIn(fields)), slug).toEqual(row)
      expect(fieldsOf(writtenIn(fields)), slug).toEqual(fields)
    }
  })

  it('finds nothing wrong and nothing missing in a profession of the release', () => {
    for (const { slug, row } of rows) expect(fieldFaults(fieldsOf(writtenOf(row))), slug).toEqual([])
  })

  it('reads numbers with a comma, ends of lines of any system, and lists without empty lines', () => {
    const typed = { ...nurse, interestR: ' 3,66 ', dutiesRu: nurse.dutiesRu!.replaceAll('\n', '\r\n\r\n') }
    expect(fieldsOf(writtenIn(typed))).toEqual(nurse)
  })

  it.each<[string, Fields, string, string]>([
    ['an interest of nine', { interestR: '9' }, 'interestR', 'range'],
    ['an interest that is no number', { interestR: 'много' }, 'interestR', 'number'],
    ['an interest in thousandths', { interestR: '3.666' }, 'interestR', 'range'],
    ['no subject of the thirty-three', { subject2: 'ALCHEMY' }, 'subject2', 'unknown'],
    ['a subject named twice', { subject2: 'BIOLOGY' }, 'subject2', 'twice'],
    ['a code of a programme group in other letters', { groupsUniversity: 'B084\nГ84' }, 'groupsUniversity', 'format:2'],
    ['a speciality named twice', { specialities: '09130100\n09130100' }, 'specialities', 'twice:2'],
    ['two ways at one place', { orderUniversity: '1' }, 'orderUniversity', 'orderTwice'],
    ['a way without its place', { orderUniversity: '' }, 'orderUniversity', 'orderNeeded'],
    ['a way without years', { yearsUniversity: '' }, 'yearsUniversity', 'required'],
    ['an hour of no clock', { dayTimes: '07:45\n09:00\n25:20\n15:00\n18:30' }, 'dayTimes', 'format:3'],
    ['a letter of no interest', { reasonLetters: 'S\nX\nC' }, 'reasonLetters', 'unknown:2'],
    ['one duty for two interests', { dutyI: '1' }, 'dutyI', 'dutyTwice'],
    ['a duty that is not there', { dutyI: '9' }, 'dutyI', 'noSuchDuty'],
    ['no duty for a strong interest', { dutyS: '' }, 'dutyS', 'dutyNeeded'],
    ['no reason for the strongest interests', { reasonLetters: 'C\nC\nC' }, 'reasonLetters', 'reasonsStrongest'],
    ['fewer duties in Kazakh', { dutiesKk: 'Ине салады' }, 'dutiesKk', 'tooFew'],
    ['Russian where Kazakh should be', { suitsKk: nurse.suitsRu! }, 'suitsKk', 'copied'],
    ['Cyrillic where English should be', { trialEn: 'Try это' }, 'trialEn', 'cyrillic'],
    ['a Latin letter in a Russian word', { titleRu: 'Медcестра' }, 'titleRu', 'mixedLetters'],
    ['pay without its source', { payAverage: '300000' }, 'payPeriod', 'required'],
    ['related once only', { related: 'midwife' }, 'related', 'tooFew'],
    ['related twice', { related: 'midwife\nparamedic\nmidwife' }, 'related', 'twice:3'],
  ])('tells %s beside its field, with the line', (_, change, field, key) => {
    expect(keyOf({ ...nurse, ...change }, field)).toBe(key)
  })

  it('takes pay that is whole, and tells a range the wrong way round', () => {
    const cook = fieldsFor('cook')
    expect(keyOf({ ...cook, payLow: '500000' }, 'payLow')).toBe('payOrder')
    expect(keyOf({ ...cook, payPeriod: 'прошлый год' }, 'payPeriod')).toBe('format')
    expect(keyOf({ ...cook, paySeenAt: 'http://site.kz' }, 'paySeenAt')).toBe('format')
  })
})

describe('a profession that is not whole', () => {
  const begun: Fields = { titleRu: 'Бортпроводник дрона', field: 'transport', zone: '2', outlook: 'growing' }
  const accepted = (schema: ReturnType<typeof schemaOfPart>, fields: Fields) => {
    const typed = Object.entries(fields).filter(([, text]) => text !== '')
    return (
      schema.safeParse(Object.fromEntries(typed)).error?.issues.map(({ path, message }) => [path[0], message]) ?? []
    )
  }

  it('may be a draft from its Russian name on, and says what is missing in each language', () => {
    expect(accepted(draftSchema, begun)).toEqual([])
    expect(newProfessionSchema.safeParse(begun).success).toBe(false)
    const missing = missingIn(begun)
    expect(missing.ru).toEqual(expect.arrayContaining(['summaryRu', 'dutiesRu', 'suitsRu', 'dayWhenRu', 'trialRu']))
    expect(missing.kk).toContain('titleKk')
    expect(missing.common).toEqual(expect.arrayContaining(['interestR', 'reasonLetters', 'soc', 'related']))
    expect(fieldsOf(writtenOf(columnsOf(writtenIn(begun))))).toEqual(fieldsOf(writtenIn(begun)))
  })

  it('cannot be a draft without a name, a field of work and a level, and is never published', () => {
    expect(accepted(draftSchema, { titleEn: 'Drone attendant' }).map(([field]) => field)).toEqual([
      ...['titleRu', 'field', 'zone', 'outlook'],
    ])
    expect(accepted(publishedSchema, begun).length).toBeGreaterThan(20)
  })

  it('may be published while English words are missing, save the title and the summary', () => {
    const names = Object.keys(nurse).filter(name => name.endsWith('En') && !/^(title|summary)/.test(name))
    const russian = { ...nurse, ...Object.fromEntries(names.map(name => [name, ''])) }
    expect(publishingFaults(russian)).toEqual([])
    expect(accepted(publishedSchema, russian)).toEqual([])
    expect(missingIn(russian)).toMatchObject({ ru: [], kk: [], common: [] })
    expect(missingIn(russian).en).toContain('dutiesEn')
    expect(columnsOf(writtenIn(russian)).details.duties).not.toHaveProperty('en')
    expect(publishingFaults({ ...russian, titleEn: '' }).map(({ field }) => field)).toEqual(['titleEn'])
    // If one English text is present, all must be.
    expect(publishingFaults({ ...russian, dutiesEn: 'Gives injections' }).map(({ field }) => field)).toEqual([
      'dutiesEn',
    ])
    expect(publishingFaults({ ...nurse, dutiesKk: '' }).map(({ field }) => field)).toEqual(['dutiesKk'])
  })
})

it('a profession agrees with the rest of the catalogue', () => {
  const catalogue = {
    groups: new Set(['B084']),
    specialities: new Set(['09130100']),
    skills: new Set(skills.nurse),
    others: rows
      .filter(({ slug }) => slug !== 'nurse')
      .map(({ slug, row }) => ({
        ...{ id: slug, titles: row.title, reasons: row.details.reasons },
      })),
  }
  const clashes = (change: Fields) =>
    catalogueFaults(writtenIn({ ...nurse, ...change }), catalogue).map(({ field, key }) => [field, key])
  expect(clashes({})).toEqual([])
  expect(clashes({ titleKk: rows[0]!.row.title.kk! })).toEqual([['titleKk', 'titleTaken']])
  expect(clashes({ groupsUniversity: 'B084\nB999' })).toEqual([['groupsUniversity', 'unknownGroup:2']])
  expect(clashes({ specialities: '99999999' })).toEqual([['specialities', 'unknownSpeciality:1']])
  expect(clashes({ related: 'midwife\nnurse\nparamedic' })).toEqual([['related', 'unknownProfession:2']])
  expect(clashes({ skill1: 'FLYING' })).toEqual([['skill1', 'unknown']])
  const [taken] = rows[0]!.row.details.reasons
  const own = nurse.reasonsRu!.split('\n').with(1, taken!.ru)
  expect(clashes({ reasonsRu: own.join('\n') })).toEqual([['reasonsRu', 'reasonTaken:2']])
})

describe('a part of the form', () => {
  it('has its own fields, and every field stands on one part', () => {
    for (const name of Object.keys(nurse)) {
      expect(
        formParts.filter(part => isOfPart(name, part)),
        name,
      ).toHaveLength(1)
    }
    expect(formParts.flatMap(part => fieldsOfPart(part)).toSorted()).toEqual(fieldsOfPart('all').toSorted())
  })

  it('is held against what is kept of the others, and empties what was left empty', () => {
    const work = fieldsOfPart('work')
    const typed = Object.fromEntries(work.map(name => [name, nurse[name]!] as const).filter(([, text]) => text !== ''))
    const schema = schemaOfPart('work', nurse, { isDraft: false })
    expect(schema.safeParse(typed).success).toBe(true)
    expect(schema.safeParse({ ...typed, dutyS: undefined }).error?.issues).toMatchObject([{ path: ['dutyS'] }])
    expect(withPart(nurse, work, { ...typed, dutyS: '' })).toEqual({ ...nurse, dutyS: '' })
    // Errors in other parts existed before and do not block saving this part.
    expect(schemaOfPart('work', { ...nurse, soc: '' }, { isDraft: false }).safeParse(typed).success).toBe(true)
  })
})
