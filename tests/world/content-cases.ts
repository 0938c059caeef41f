import type { ContentKey, ContentTable } from '#app/domain/content/tables.ts'
import type { Release } from './release.ts'

type Texts = { ru: string; kk: string; en: string }
type Fields = Record<string, unknown>
type Case<Table extends ContentTable> = {
  /** Rows of the current content: one that an administrator edits, one left unchanged, one deleted. */
  edited: ContentKey<Table>
  untouched: ContentKey<Table>
  deleted: ContentKey<Table>
  /** The administrator's edit of the first. */
  edit: Fields
  /** A row the administrator adds. */
  added: ContentKey<Table> & Fields
  /** The column that a release changes, and how. */
  column: string
  change: (release: Release, key: ContentKey<Table>) => void
}

const text = (words: string): Texts => ({ ru: words, kk: words, en: words })
const change = { name: text('Жаңа атау'), number: 3 }

/** Changes the entry of a list whose property has this value. */
function inList(path: string, name: string, alter: (entry: Fields) => void) {
  return (release: Release, value: unknown) =>
    release.edit<Fields[]>(path, entries => {
      const entry = entries.find(one => one[name] === value)
      if (!entry) throw new Error(`${path} has no ${String(value)}`)
      alter(entry)
    })
}

const speciality = inList('specialities.json', 'code', entry => (entry.name = change.name))
const group = inList('programme-groups.json', 'code', entry => (entry.name = change.name))
const material = inList('materials/anywhere.json', 'id', entry => (entry.hours = change.number))
const floor = inList('legal-floors.json', 'rule', entry => (entry.score = change.number))

/** Fixed part of the key of the 2025 general competition; its rows differ by group and university. */
const won = { year: 2025, section: 'GENERAL', form: 'FULL', tag: '', quota: 'GENERAL' } as const

/** One case per content table: the actions of an administrator, and what a release changes at the same time. */
export const contentCases: { [Table in ContentTable]: Case<Table> } = {
  Country: {
    edited: { id: 'kz' },
    untouched: { id: 'us' },
    deleted: { id: 'kg' },
    edit: { name: text('Қазақ елі') },
    added: { id: 'added', name: text('Added'), order: 99 },
    column: 'name',
    change: (release, { id }) =>
      release.edit<{ country: Fields }>(`locations/${id === 'kz' ? 'kazakhstan' : id}.json`, ({ country }) => {
        country.name = change.name
      }),
  },
  City: {
    edited: { id: 'kosshy' },
    untouched: { id: 'kentau' },
    deleted: { id: 'lisakovsk' },
    edit: { name: text('Қосшы қаласы') },
    added: { id: 'added', countryId: 'kz', name: text('Added'), order: 99 },
    column: 'name',
    change: (release, { id }) =>
      release.edit<{ cities: Fields[] }>('locations/kazakhstan.json', ({ cities }) => {
        cities.find(city => city.id === id)!.name = change.name
      }),
  },
  ProgrammeGroup: {
    edited: { code: 'B001' },
    untouched: { code: 'B002' },
    deleted: { code: 'B234' },
    edit: { profileSubjects: [['BIOLOGY', 'CHEMISTRY']] },
    added: { code: 'B999', name: text('Added'), profileSubjects: [] },
    column: 'name',
    change: (release, { code }) => group(release, code),
  },
  Speciality: {
    edited: { code: '07150500' },
    untouched: { code: '10130300' },
    deleted: { code: '02210100' },
    edit: { qualifications: [text('Дәнекерлеуші')] },
    added: { code: '99999999', name: text('Added'), qualifications: [], source: text('Added'), year: 2026 },
    column: 'name',
    change: (release, { code }) => speciality(release, code),
  },
  Profession: {
    edited: { id: 'actor' },
    untouched: { id: 'actuary' },
    deleted: { id: 'beekeeper' },
    edit: { zone: 1 },
    added: {
      id: 'added',
      ...{ field: 'creative', soc: '00-0000.00', isco: '0000', zone: 2, outlook: 'steady', title: text('Added') },
      ...{ interestR: 1, interestI: 1, interestA: 1, interestS: 1, interestE: 1, interestC: 1 },
      ...{ summary: text('Added'), titleFolded: 'added', details: {}, related: [] },
    },
    column: 'zone',
    change: (release, { id }) =>
      release.edit<Fields>(`professions/${id}.json`, file => {
        file.zone = change.number
      }),
  },
  LegalFloor: {
    edited: { id: 'LAW-2023' },
    untouched: { id: 'HEALTH-2023' },
    deleted: { id: 'AGRICULTURE-2023' },
    edit: { score: 77 },
    added: { id: 'LAW-2030', rule: 'LAW', from: 2030, score: 80, source: text('Added') },
    column: 'score',
    change: (release, { id }) => floor(release, id.split('-')[0]),
  },
  GrantResult: {
    edited: { ...won, groupCode: 'B001', universityCode: '7' },
    untouched: { ...won, groupCode: 'B001', universityCode: '13' },
    deleted: { ...won, groupCode: 'B001', universityCode: '25' },
    edit: { minimum: 101 },
    added: { ...won, groupCode: 'B001', universityCode: '999', minimum: 90, average: 91, grants: 2 },
    column: 'minimum',
    change: (release, { groupCode, universityCode }) =>
      release.rewrite('grants/results-2025.csv', lines =>
        lines.replace(
          new RegExp(`^(GENERAL,FULL,${groupCode},${universityCode},,GENERAL),\\d+`, 'm'),
          (_, key: string) => `${key},${change.number}`,
        ),
      ),
  },
  GrantPlan: {
    edited: { year: 2026, groupCode: 'B057', part: 'GENERAL_COMPETITION' },
    untouched: { year: 2026, groupCode: 'B050', part: 'GENERAL_COMPETITION' },
    deleted: { year: 2025, groupCode: 'B050', part: 'GENERAL_COMPETITION' },
    edit: { grants: 4444 },
    added: { year: 2027, groupCode: 'B057', part: 'GENERAL_COMPETITION', grants: 4000 },
    column: 'grants',
    change: (release, { year, groupCode, part }) =>
      release.rewrite(`grants/plan-${year}.csv`, lines =>
        lines.replace(new RegExp(`^(${groupCode},${part}),\\d+$`, 'm'), (_, key: string) => `${key},${change.number}`),
      ),
  },
  ExchangeRate: {
    edited: { currency: 'EUR' },
    untouched: { currency: 'CNY' },
    deleted: { currency: 'CHF' },
    edit: { tenge: 612.5, date: '2026-11-20' },
    added: { currency: 'SEK', tenge: 48, per: 1, date: '2026-11-20', source: text('Added') },
    column: 'tenge',
    change: (release, { currency }) =>
      release.edit<{ rates: Record<string, number> }>('exchange-rates.json', file => {
        file.rates[currency] = change.number
      }),
  },
  UniversityMinimum: {
    edited: { universityCode: '13', groupCode: 'B057', year: 2026 },
    untouched: { universityCode: '27', groupCode: 'B057', year: 2026 },
    deleted: { universityCode: '29', groupCode: 'B057', year: 2026 },
    edit: { minimum: 111 },
    added: { universityCode: '13', groupCode: 'B057', year: 2027, minimum: 112 },
    column: 'minimum',
    change: (release, { universityCode, groupCode }) =>
      release.rewrite('grants/minima-2026.csv', lines =>
        lines.replace(
          new RegExp(`^(${universityCode},${groupCode}),\\d+$`, 'm'),
          (_, key: string) => `${key},${change.number}`,
        ),
      ),
  },
  Institution: {
    edited: { id: 'nu' },
    untouched: { id: 'turan-college' },
    deleted: { id: 'khromtau-mining-college' },
    edit: { website: 'https://edited.example' },
    added: {
      id: 'added',
      ...{ type: 'COLLEGE', financing: 'GOV', dormitory: false, cityId: 'kentau', website: 'https://added.example' },
      ...{ name: text('Added'), about: text('Added'), searchFolded: 'added', details: {} },
      ...{ sortRu: 'added', sortKk: 'added', sortEn: 'added' },
    },
    column: 'name',
    change: (release, { id }) =>
      release.edit<Fields>(`institutions/kz/${id}.json`, file => {
        file.name = change.name
      }),
  },
  Major: {
    edited: { id: 'aksim-college-roads' },
    untouched: { id: 'aksim-college-construction' },
    deleted: { id: 'aksim-college-management' },
    edit: { cost: 123_456, currency: 'KZT', costTenge: 123_456 },
    added: { id: 'added', institutionId: 'aksim-college', name: text('Added'), searchFolded: 'added', years: 2 },
    column: 'years',
    change: (release, { id }) =>
      release.edit<{ majors: Fields[] }>('institutions/kz/aksim-college.json', ({ majors }) => {
        majors.find(({ key }) => `aksim-college-${String(key)}` === id)!.years = change.number + 0.5
      }),
  },
  Material: {
    edited: { id: '80000-hours-guide' },
    untouched: { id: 'make-it-stick-ru' },
    deleted: { id: 'coursera-learning-how-to-learn' },
    edit: { title: 'Атлас' },
    added: {
      ...{ id: 'added', kind: 'BOOK', language: 'kk', level: 'BEGINNER', hours: 2, free: true, title: 'Added' },
      ...{ author: 'Added', url: 'https://added.example', teaches: text('Added') },
    },
    column: 'hours',
    change: (release, { id }) => material(release, id),
  },
  ExamDate: {
    edited: { id: 'GRANT_RESULTS-2027-08-07' },
    untouched: { id: 'ENROLMENT_KZ-2027-08-10' },
    deleted: { id: 'SAT-2026-08-22' },
    edit: { to: '08-09' },
    added: {
      id: 'SAT-2031-03-13',
      event: 'SAT',
      year: 2031,
      from: '03-13',
      to: '03-13',
      expected: true,
      source: text('Added'),
    },
    column: 'source',
    change: (release, { id }) =>
      release.edit<Fields[]>('exam-calendar.json', days => {
        days.find(({ event, year, from }) => `${String(event)}-${String(year)}-${String(from)}` === id)!.source =
          change.name
      }),
  },
  HelpLine: {
    edited: { id: 'child-family-111' },
    untouched: { id: 'trust-150' },
    deleted: { id: 'emergency-112' },
    edit: { order: 9 },
    added: { id: 'added', number: '115', order: 7, name: text('Added'), about: text('Added') },
    column: 'about',
    change: (release, { id }) =>
      release.edit<Fields[]>('help-lines.json', lines => {
        lines.find(line => line.id === id)!.about = change.name
      }),
  },
}
