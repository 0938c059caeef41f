import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageLevels, skillLanguages } from '#app/domain/academic/languages.ts'
import { untSubjectPairs } from '#app/domain/academic/unt.ts'
import { materialLevels, skills } from '#app/domain/materials/vocabulary.ts'
import { examSubjects, trainingWays } from '#app/domain/professions/vocabulary.ts'
import type { Gap, Task, TaskKey } from '#app/domain/roadmaps/plan.ts'
import { achievementRules } from '#app/domain/achievements/achievements.ts'
import { stageKeys } from '#app/domain/roadmaps/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'
import { makePlan } from '#app/domain/roadmaps/planner.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import { anyAim, anyDay, calendar } from '#tests/world/plans.ts'
import { runs } from '#tests/world/runs.ts'
import { achievementTexts } from './achievement-texts.server.ts'
import { gapText } from './gap-texts.server.ts'
import { beyondText, stageTexts } from './stage-texts.server.ts'
import { taskTexts, type TaskNames } from './task-texts.server.ts'

type Facts<K extends TaskKey> = Omit<Extract<Task, { task: K }>, 'task'>

const bare = [{}]
const exams = ['IELTS', 'TOEFL'] as const
const events = ['UNT_JANUARY', 'UNT_MARCH', 'UNT_MAIN', 'UNT_AUGUST'] as const
const missing = ['unt', 'untSubjects', 'gpa', 'ielts'] as const
const known = [null, 61, 98, 101, 102] as const

/** Every task, with every kind of facts that changes its wording. */
const tasks: { [K in TaskKey]: Facts<K>[] } = {
  readProfession: [{ professionId: 'engineer' }],
  talkToPerson: bare,
  visitDay: bare,
  tellFamily: bare,
  tellAcademic: [[], ...missing.map(one => [one]), [...missing]].map(missing => ({ missing })),
  compareProgrammes: bare,
  checkRequirements: bare,
  chooseSubjects: [
    { pairs: [] },
    { pairs: [['MATHEMATICS', 'PHYSICS']] },
    { pairs: [['CREATIVE_EXAM']] },
    {
      pairs: [
        ['KAZAKH_LANGUAGE', 'KAZAKH_LITERATURE'],
        ['RUSSIAN_LANGUAGE', 'RUSSIAN_LITERATURE'],
        ['ENGLISH', 'WORLD_HISTORY'],
        ['LAW', 'WORLD_HISTORY'],
      ],
    },
  ],
  changeSubjects: untSubjectPairs.flatMap(have => [
    { have, need: ['KAZAKH_LANGUAGE', 'KAZAKH_LITERATURE'] },
    { have, need: ['CREATIVE_EXAM'] },
  ]),
  learn: skills.flatMap(skill => materialLevels.map(level => ({ skill, level }))),
  raiseGpa: [
    { have: null, need: 3.65 },
    { have: 3.2, need: 3.65 },
  ],
  schoolProject: [{}, { class: 9 }],
  schoolFinals: [{}, { class: 9 }, { class: 11 }],
  languageTest: skillLanguages.map(language => ({ language })),
  raiseLanguage: [
    ...skillLanguages.map(language => ({ language, have: 'CONVERSATIONAL', need: 'ADVANCED' }) as const),
    ...[null, ...languageLevels].flatMap(have => languageLevels.map(need => ({ language: 'az', have, need }))),
  ],
  certificateMock: exams.map(exam => ({ exam })),
  certificateRegister: exams.map(exam => ({ exam })),
  certificateTake: exams.flatMap(exam => [null, 6, 101].map(have => ({ exam, have, need: 6.5 }))),
  untDiagnostic: bare,
  untSubject: examSubjects.map(subject => ({ subject })),
  untCommon: bare,
  untMock: known.flatMap(from => known.map(need => ({ from, need }))),
  untRegister: events.map(event => ({ event })),
  untTake: events.flatMap(event => known.flatMap(have => known.map(need => ({ event, have, need })))),
  creativeExam: bare,
  satRegister: bare,
  satTake: [null, 1180].flatMap(have => [null, 1400].map(need => ({ have, need }))),
  institutionExam: bare,
  collectDocuments: [0, 1, 2, 5, 21].map(count => ({ count })),
  essay: bare,
  references: bare,
  findMoney: bare,
  secondChoice: bare,
  applyGrant: bare,
  apply: bare,
  applyStudy: trainingWays.flatMap(way => (way === 'COURSE' ? [] : [{ way }])),
  serviceSelection: bare,
  results: bare,
  confirmPlace: bare,
  dormitory: bare,
  visa: bare,
  firstWeeks: bare,
  study: trainingWays.map(way => ({ way })),
  studyProject: [1, 2, 3, 4].map(year => ({ year })),
  internship: bare,
  diploma: bare,
  firstProject: bare,
  volunteer: bare,
  portfolio: bare,
  shadow: bare,
  cv: bare,
  vacancies: bare,
  applyJobs: bare,
  interview: bare,
  contract: bare,
  mentor: bare,
  reviewHalfYear: bare,
}
const keys = Object.keys(tasks) as TaskKey[]
const nameSkill = () => 'ж'.repeat(42)
const namings: TaskNames[] = [
  { about: {}, nameSkill: () => 'физика' },
  { about: { profession: 'Юрист', programme: 'Право', institution: 'КазНУ' }, nameSkill },
  {
    about: { profession: 'ж'.repeat(60), programme: 'ж'.repeat(90), institution: 'ж'.repeat(120) },
    nameSkill,
  },
]
const allOf = (key: TaskKey) => (tasks[key] as object[]).map(facts => ({ task: key, ...facts }) as Task)

/** Checks that a text has no empty placeholder, double space, exclamation mark or missing message key. */
function expectWhole(text: string) {
  expect(text.trim()).toBe(text)
  expect(text).not.toBe('')
  expect(text).not.toMatch(
    /[{}!]|\s{2}|undefined|null|NaN|\.\.| [.,:;]|\b(?:task|how|tip|then|stage|aim|gap|because|why|exam|missing|measure)\.\w/i,
  )
}

describe.each(languages)('a task in %s', language => {
  it.each(keys)('says what to do and how: %s', key => {
    for (const names of namings) {
      for (const facts of allOf(key)) {
        const { title, how } = taskTexts(facts, readerOf(language, 'roadmap'), names)
        for (const text of [title, how]) expectWhole(text)
        expect(title).toMatch(/^«?[\p{Lu}\d].*[^.:,]$/u)
        expect(title.length, title).toBeLessThanOrEqual(70)
        expect(how).toMatch(/^\p{L}.*[.]$/u)
        expect(how.length, how).toBeLessThanOrEqual(330)
      }
    }
  })

  it('has a text of its own for every way a thing is done', () => {
    const [plain] = namings
    for (const key of ['untRegister', 'untSubject', 'applyStudy', 'study'] as const) {
      const texts = allOf(key).map(facts => taskTexts(facts, readerOf(language, 'roadmap'), plain!))
      expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
      expect(new Set(texts.map(({ how }) => how)).size).toBe(texts.length)
    }
    const firsts = keys.map(key => taskTexts(allOf(key)[0]!, readerOf(language, 'roadmap'), plain!))
    expect(new Set(firsts.map(({ title }) => title)).size).toBe(keys.length)
    expect(new Set(firsts.map(({ how }) => how)).size).toBe(keys.length)
  })
})

describe.each(languages)('what stands around the tasks in %s', language => {
  it('names every stage in three words at most and says its aim in a sentence', () => {
    const texts = stageKeys.map(stage => stageTexts(stage, readerOf(language, 'roadmap')))
    for (const { name, aim } of texts) {
      for (const text of [name, aim]) expectWhole(text)
      expect(name.split(' ').length).toBeLessThanOrEqual(3)
      expect(aim).toMatch(/^\p{Lu}[^.]*\.$/u)
    }
    expect(new Set(texts.map(({ name }) => name)).size).toBe(stageKeys.length)
    expect(beyondText([], readerOf(language, 'roadmap'))).toBeNull()
    expectWhole(beyondText(stageKeys, readerOf(language, 'roadmap'))!)
  })

  it('tells every gap with what is known of it', () => {
    const measures = ['UNT', 'GPA', 'IELTS', 'TOEFL', 'SAT', 'LEVEL'] as const
    const reasons = ['requirement', 'floor', 'medium', 'high', 'usual'] as const
    const gaps: Gap[] = measures.flatMap(measure =>
      reasons.flatMap(because =>
        [null, 2.999].map(have => ({ measure, language: measure === 'LEVEL' ? 'en' : null, have, need: 4, because })),
      ),
    )
    for (const gap of gaps) expectWhole(gapText(gap, readerOf(language, 'roadmap')))
  })

  it('says of every achievement what it was received for', () => {
    for (const rule of achievementRules) {
      const { name, why } = achievementTexts(rule, readerOf(language, 'roadmap'))
      for (const text of [name, why]) expectWhole(text)
      expect(why).toMatch(/^\p{Lu}[^.]*\.$/u)
    }
  })
})

describe('a plan', () => {
  it.each(languages)('never gives two of its tasks one title in %s', language => {
    const nameSkill = (skill: string) => skill
    fc.assert(
      fc.property(anyAim, anyDay, ({ situation, target }, today) => {
        const { stages } = makePlan(situation, target, calendar, today)
        const titles = stages.flatMap(({ tasks: planned }) =>
          planned.map(({ facts }) => taskTexts(facts, readerOf(language, 'roadmap'), { about: {}, nameSkill }).title),
        )
        expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('the figures of a plan', () => {
  it('stand in the titles', () => {
    const take = { task: 'untTake', event: 'UNT_MAIN', have: 98, need: 112 } as const
    const inEachLanguage = languages.map(language => taskTexts(take, readerOf(language, 'roadmap'), namings[0]!).title)
    expect(inEachLanguage).toEqual([
      'Сдайте ЕНТ: цель 112 баллов (сейчас 98)',
      'ҰБТ тапсырыңыз: мақсат — 112 балл (қазір 98)',
      'Take the UNT: aim for 112 points (now 98)',
    ])
  })

  it('stand in the titles as in the gaps, a mark of another system with two decimals', () => {
    const titleOf = (have: number) =>
      taskTexts({ task: 'raiseGpa', have, need: 3.5 }, readerOf('en', 'roadmap'), namings[0]!).title
    expect(titleOf(3.496)).toContain('3.49')
    expect(titleOf(3.496)).not.toContain('3.496')
    expect(titleOf(5 / 3)).not.toContain('1.666')
  })

  it('stand in the gaps, cut and not rounded up', () => {
    const unt: Gap = { measure: 'UNT', language: null, have: 98, need: 112, because: 'high' }
    expect(gapText(unt, readerOf('ru', 'roadmap'))).toBe('ЕНТ: 98 → 112, чтобы шанс стал высоким')
    expect(gapText({ ...unt, measure: 'GPA', have: 3.496, need: 3.5 }, readerOf('en', 'roadmap'))).toContain(
      '3.49 → 3.5',
    )
    expect(gapText({ ...unt, have: null }, readerOf('ru', 'roadmap'))).toContain('ЕНТ: нужен балл; цель 112')
  })
})
