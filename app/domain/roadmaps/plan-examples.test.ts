import { describe, expect, it } from 'vitest'
import { abroad, asking } from '#tests/world/admission.ts'
import { calendar, developer, placeAt, pupilWith } from '#tests/world/plans.ts'
import type { PlannedPlan, Situation, Target } from './plan.ts'
import { makePlan } from './planner.ts'

type Employment = Extract<Target, { goal: 'EMPLOYMENT' }>

const november = '2026-11-22'
const it98 = { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', gpa: 3.4 } as const
const plan = (situation: Situation, target: Target, today = november) => makePlan(situation, target, calendar, today)
const stagesOf = ({ stages }: PlannedPlan) => stages.map(({ key }) => key)
const tasksOf = ({ stages }: PlannedPlan) => stages.flatMap(({ tasks }) => tasks)
const keysOf = (made: PlannedPlan) => tasksOf(made).map(({ key }) => key)
const dueOf = (made: PlannedPlan, key: string) => tasksOf(made).find(task => task.key === key)?.due

describe('Two pupils who want to become software developers', () => {
  const older = plan(pupilWith({ applicant: it98 }), developer())
  const younger = plan(pupilWith({ year: 8, dateOfBirth: '2012-12-01' }), developer())

  it('get different plans: one the exam of this year, the other years to build on', () => {
    expect(older.admissionYear).toBe(2027)
    expect(younger.admissionYear).toBe(2030)
    expect(stagesOf(older)).not.toContain('foundation')
    expect(stagesOf(younger)).toContain('foundation')
    expect(dueOf(older, 'untTake:UNT_MAIN')).toBe('2027-06-09')
    expect(dueOf(younger, 'untTake:UNT_MAIN')).toBe('2030-06-09')
    expect(older.gaps).toMatchObject([{ have: 98, need: 104 }])
  })

  it('look back once a year where there are years', () => {
    expect(keysOf(younger)).toEqual(
      expect.arrayContaining(['schoolProject:2027', 'schoolProject:2028', 'schoolFinals:2028']),
    )
    expect(younger.beyond).toEqual(['jobSearch', 'firstJob'])
  })
})

describe('A pupil of class 11', () => {
  it('in February goes straight for March and May, and finds out first where they stand', () => {
    const made = plan(pupilWith(), developer(), '2027-02-10')
    expect(keysOf(made).slice(0, 2)).toEqual(['untDiagnostic', 'tellAcademic'])
    expect(keysOf(made)).toEqual(expect.arrayContaining(['untTake:UNT_MARCH', 'untTake:UNT_MAIN']))
    expect(keysOf(made)).not.toContain('untTake:UNT_JANUARY')
  })

  it('with a score that is high already gathers the papers at once', () => {
    const high = pupilWith({ applicant: { ...it98, unt: 125 } })
    const made = plan(high, placeAt(high, {}, { aim: { score: 102, band: 'high' } }), '2027-07-01')
    expect(stagesOf(made)).toEqual(['documents', 'application', 'enrolment'])
    expect(dueOf(made, 'applyGrant')).toBe('2027-07-18')
    expect(made.gaps).toEqual([])
    const early = plan(high, placeAt(high, {}, { aim: { score: 102, band: 'high' } }))
    expect(stagesOf(early).slice(0, 2)).toEqual(['documents', 'exam'])
    expect(dueOf(early, 'collectDocuments')! < '2027-01-10').toBe(true)
  })

  it('whose subjects open nothing here changes them before anything else', () => {
    const wrong = pupilWith({ applicant: { unt: 98, untSubjects: 'BIOLOGY+CHEMISTRY' } })
    expect(keysOf(plan(wrong, placeAt(wrong)))[0]).toBe('changeSubjects')
  })

  it('who missed the registration of May takes the sitting of August for a paid place', () => {
    const made = plan(pupilWith(), developer(), '2027-05-10')
    expect(keysOf(made)).toContain('untTake:UNT_AUGUST')
    expect(keysOf(made)).not.toContain('applyGrant')
  })
})

it('A pupil of class 10 who goes abroad has certificates, an essay, money and a visa to see to, and no UNT', () => {
  const pupil = pupilWith({ year: 10, dateOfBirth: '2010-05-05', applicant: { gpa: 3.2, ielts: 5.5 } })
  const asked = [asking('IELTS', 6.5), asking('SAT', 1300)]
  const deadlines = [{ from: '08-01', to: '01-01' }]
  const made = plan(pupil, placeAt(pupil, { ...abroad, asked }, { country: 'us', deadlines }))
  const expected = ['certificateTake:IELTS', 'satTake', 'essay', 'references', 'findMoney', 'visa']
  expect(keysOf(made)).toEqual(expect.arrayContaining(expected))
  expect(keysOf(made).some(key => key.startsWith('unt'))).toBe(false)
  expect(dueOf(made, 'apply')).toBe('2027-12-30')
})

it('An institution of Kazakhstan with an exam of its own examines', () => {
  const pupil = pupilWith()
  expect(keysOf(plan(pupil, placeAt(pupil, { byUnt: false, grants: null })))).toContain('institutionExam')
})

const college: Employment['ways'] = [{ way: 'COLLEGE', years: 2.83, yearsAfterNine: 3.83, specialities: [] }]

it('A pupil of class 9 goes to a college after it where that is enough, one of class 10 after school', () => {
  const nine = plan(pupilWith({ year: 9, dateOfBirth: '2011-12-01' }), developer({ ways: college }))
  const ten = plan(pupilWith({ year: 10, dateOfBirth: '2010-12-01' }), developer({ ways: college }))
  expect([nine.admissionYear, ten.admissionYear]).toEqual([2027, 2028])
  expect(keysOf(nine)).toContain('study:COLLEGE')
  expect(keysOf(nine).some(key => key.startsWith('unt'))).toBe(false)
})

it('A college that takes nobody after class 9 is entered after school', () => {
  const nine = pupilWith({ year: 9, dateOfBirth: '2011-12-01' })
  const made = plan(nine, developer({ ways: [{ way: 'COLLEGE', years: 2.83, specialities: [] }] }))
  expect(made.admissionYear).toBe(2029)
})

it('An institute of the army or the police is told to select long before, and no grant is competed for', () => {
  const ways: Employment['ways'] = [{ way: 'MILITARY_OR_POLICE_INSTITUTE', years: 4, programmeGroups: [] }]
  const keys = keysOf(plan(pupilWith({ year: 10 }), developer({ ways, groups: [] })))
  const asked = ['serviceSelection', 'applyStudy:MILITARY_OR_POLICE_INSTITUTE', 'study:MILITARY_OR_POLICE_INSTITUTE']
  expect(keys).toEqual(expect.arrayContaining(asked))
  expect(keys).not.toContain('applyGrant')
})

it('Somebody who works takes a course and looks for work at once, without asking at home', () => {
  const worker = pupilWith({ status: 'EMPLOYED', year: null, dateOfBirth: '1995-01-01' })
  const made = plan(worker, developer({ ways: [{ way: 'COURSE', years: 0.25 }], groups: [] }))
  expect(stagesOf(made)).toEqual(['orientation', 'training', 'practice', 'jobSearch', 'firstJob'])
  expect(keysOf(made)).not.toContain('tellFamily')
  expect(made.admissionYear).toBeNull()
})

it('A graduate learns beside the job, and studies again only where no course leads there', () => {
  const graduate = pupilWith({ status: 'ALUMNI', year: null, dateOfBirth: '1998-01-01' })
  const [degree] = developer().ways
  const orCourse = developer({ ways: [degree!, { way: 'COURSE', years: 1 }] })
  expect(keysOf(plan(graduate, orCourse))).not.toContain('applyStudy:UNIVERSITY')
  expect(keysOf(plan(graduate, developer()))).toContain('applyStudy:UNIVERSITY')
})

it('A student goes on studying and looks for work a year before the diploma', () => {
  const made = plan(pupilWith({ status: 'STUDENT', year: 2, dateOfBirth: '2007-01-01' }), developer())
  expect(dueOf(made, 'diploma')).toBe('2029-06-10')
  expect(made.stages.find(({ key }) => key === 'jobSearch')!.from).toBe('2028-06-30')
  expect(keysOf(made).some(key => key.startsWith('unt'))).toBe(false)
})

it.each([
  ['a welder', '07150500', 0.83, '2027-08-25'],
  ['a nurse', '09130100', 2.83, '2027-08-08'],
  ['a singer', '02150300', 2.83, '2027-07-18'],
  ['a technician', '07130100', 2.83, '2027-08-20'],
])('The papers of %s lie at the college before its own closing', (_, speciality, years, by) => {
  const ways: Employment['ways'] = [{ way: 'COLLEGE', years, yearsAfterNine: 2.83, specialities: [speciality] }]
  const made = plan(pupilWith({ year: 9, dateOfBirth: '2011-12-01' }), developer({ ways }))
  expect(dueOf(made, 'applyStudy:COLLEGE')).toBe(by)
  expect(dueOf(made, 'schoolFinals:2027')).toBe('2027-06-11')
})

it('A college’s programme goes by the days of its speciality', () => {
  const pupil = pupilWith({ year: 9, dateOfBirth: '2011-12-01' })
  const made = plan(pupil, placeAt(pupil, {}, { type: 'COLLEGE', speciality: '09130100' }))
  expect(dueOf(made, 'apply')).toBe('2027-08-08')
})
