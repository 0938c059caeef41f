import type { MemberRole, memberStatuses, SystemRole } from '#app/domain/access/roles.ts'
import type { Status, Subject } from '#app/domain/accounts/answers.ts'
import type { AcademicForm, LanguageSkill } from '#app/domain/academic/academic.schema.ts'
import type { Visibility } from '#app/domain/visibility/visibility.ts'
import type { Language } from '#app/i18n/config.ts'

/** Publicly known, so it may exist in the demo only. */
export const DEMO_PASSWORD = 'Bagdar-2026!'

type MemberStatus = (typeof memberStatuses)[number]
type Interests = Record<'R' | 'I' | 'A' | 'S' | 'E' | 'C', number>
type Trait = 'extraversion' | 'agreeableness' | 'conscientiousness' | 'stability' | 'openness'
type Value = 'achievement' | 'independence' | 'recognition' | 'relationships' | 'support' | 'conditions'
type Aptitude = 'verbal' | 'numerical' | 'spatial'
export type History = {
  testId: string
  /** From 1 to 5 by scale; for scales with right answers, the expected number of right answers out of ten. */
  scores: Interests | Record<Trait, number> | Record<Value, number> | Record<Aptitude, number>
  daysAgo: number
  upTo?: number
  /** Answered carelessly: quickly and nearly always alike. */
  careless?: true
  thumbs?: [professionId: string, thumb: 1 | -1][]
}

export type Person = {
  username: string
  firstName: string
  lastName: string
  gender: 'FEMALE' | 'MALE'
  dateOfBirth: string
  status: Status
  year?: number
  cityId?: string
  language?: Language
  interests?: Subject[]
  systemRole?: SystemRole
  member?: { organizationId: string; role: MemberRole; status?: MemberStatus; groupId?: string }
  alsoMember?: { organizationId: string; role: MemberRole }
  paid?: boolean
  newcomer?: boolean
  attempts?: History[]
  /** Public part of the profile. */
  organization?: string
  bio?: string
  visibility?: Visibility
  academic?: AcademicForm
  /** Programmes whose chances were computed, at most one per institution. */
  programmes?: string[]
  languages?: LanguageSkill[]
  follows?: string[]
}

export const organizations = [
  {
    id: 'demo-lyceum',
    type: 'SCHOOL',
    cityId: 'almaty',
    name: { ru: 'Лицей «Самал» (пример)', kk: '«Самал» лицейі (мысал)', en: 'Samal Lyceum (example)' },
    startsIn: -80,
    endsIn: 220,
  },
  {
    id: 'demo-college',
    type: 'COLLEGE',
    cityId: 'karaganda',
    name: { ru: 'Колледж «Сарыарка» (пример)', kk: '«Сарыарқа» колледжі (мысал)', en: 'Saryarka College (example)' },
    startsIn: -400,
    endsIn: -35,
  },
  {
    id: 'demo-gymnasium',
    type: 'SCHOOL',
    cityId: 'shymkent',
    name: { ru: 'Гимназия «Алатау» (пример)', kk: '«Алатау» гимназиясы (мысал)', en: 'Alatau Gymnasium (example)' },
    startsIn: 30,
    endsIn: 395,
  },
]

const lyceum = (role: MemberRole) => ({ organizationId: 'demo-lyceum', role })
const adult = { status: 'EMPLOYED', cityId: 'almaty' } as const

export const people: Person[] = [
  {
    username: 'aruzhan',
    firstName: 'Аружан',
    lastName: 'Сейтқали',
    gender: 'FEMALE',
    dateOfBirth: '2010-03-14',
    status: 'PUPIL',
    year: 10,
    interests: ['BIOLOGY', 'CHEMISTRY', 'ENVIRONMENTAL_STUDIES'],
    organization: 'Лицей «Самал»',
    bio: 'Собираю гербарий Заилийского Алатау.\nГотовлюсь к олимпиаде по биологии.',
    visibility: 'FOLLOWED',
    academic: { gpa: 4.8, gpaSystem: 'FIVE', unt: 96, untSubjects: 'BIOLOGY+CHEMISTRY', ielts: 6.5, rural: 'no' },
    languages: [
      { language: 'kk', level: 'NATIVE' },
      { language: 'ru', level: 'FLUENT' },
      { language: 'en', level: 'ADVANCED' },
    ],
    follows: ['dana', 'pupil2'],
    programmes: [
      'kaznu-b050',
      'enu-b051',
      'abai-b013',
      'kaznaru-b083',
      'auezov-b050',
      'karaganda-medical-bm086',
      'pavlodar-medical-college-nursing',
      'tsu-biology',
    ],
    member: lyceum('ORG_STUDENT'),
    attempts: [
      {
        testId: 'interests-short',
        scores: { R: 3.4, I: 4.5, A: 2.6, S: 3.1, E: 1.9, C: 2.6 },
        daysAgo: 52,
        thumbs: [
          ['ecologist', 1],
          ['microbiologist', 1],
          ['veterinarian', 1],
          ['statistician', -1],
        ],
      },
      {
        testId: 'personality',
        scores: { extraversion: 2.2, agreeableness: 3.8, conscientiousness: 4.3, stability: 3.1, openness: 4.4 },
        daysAgo: 45,
      },
      {
        testId: 'values',
        scores: {
          achievement: 4.3,
          independence: 4,
          recognition: 2.2,
          relationships: 3.7,
          support: 2.9,
          conditions: 3,
        },
        daysAgo: 44,
      },
      { testId: 'interests', scores: { R: 3.5, I: 4.6, A: 2.5, S: 3, E: 1.8, C: 2.5 }, daysAgo: 0, upTo: 24 },
    ],
  },
  {
    username: 'timur',
    firstName: 'Тимур',
    lastName: 'Ли',
    gender: 'MALE',
    dateOfBirth: '2006-08-02',
    status: 'STUDENT',
    year: 2,
    cityId: 'astana',
    interests: ['COMPUTER_SCIENCE', 'DATA_SCIENCE', 'E_SPORTS'],
    organization: 'Политехнический колледж (пример)',
    bio: 'Пишу на Python, разбираю открытые данные о городе.',
    academic: {
      gpa: 3.4,
      gpaSystem: 'US4',
      unt: 112,
      untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE',
      ielts: 7,
      sat: 1310,
    },
    languages: [
      { language: 'ru', level: 'NATIVE' },
      { language: 'kk', level: 'INTERMEDIATE' },
      { language: 'en', level: 'ADVANCED' },
      { language: 'ko', level: 'BEGINNER' },
    ],
    follows: ['aruzhan'],
    paid: true,
    attempts: [
      {
        testId: 'interests',
        scores: { R: 2.8, I: 4.4, A: 2.9, S: 2, E: 2.6, C: 4.2 },
        daysAgo: 20,
        thumbs: [
          ['data-scientist', 1],
          ['software-developer', 1],
          ['statistician', 1],
          ['pharmacist', -1],
        ],
      },
      {
        testId: 'personality',
        scores: { extraversion: 2.4, agreeableness: 3.2, conscientiousness: 4, stability: 3.9, openness: 3.9 },
        daysAgo: 15,
      },
    ],
  },
  {
    username: 'dana',
    firstName: 'Дана',
    lastName: 'Ермекова',
    gender: 'FEMALE',
    dateOfBirth: '2011-01-25',
    status: 'PUPIL',
    year: 9,
    cityId: 'taraz',
    language: 'kk',
    interests: ['ART', 'LITERATURE'],
    bio: 'Сурет саламын, кітап оқығанды жақсы көремін.',
    academic: { gpa: 4.2, gpaSystem: 'FIVE' },
    languages: [
      { language: 'kk', level: 'NATIVE' },
      { language: 'ru', level: 'INTERMEDIATE' },
    ],
    follows: ['aruzhan', 'timur'],
  },
  {
    username: 'expired',
    firstName: 'Айдос',
    lastName: 'Нұрланұлы',
    gender: 'MALE',
    dateOfBirth: '2008-05-19',
    status: 'STUDENT',
    year: 1,
    cityId: 'karaganda',
    language: 'kk',
    member: { organizationId: 'demo-college', role: 'ORG_STUDENT' },
  },
  {
    username: 'early',
    firstName: 'Камила',
    lastName: 'Рахимова',
    gender: 'FEMALE',
    dateOfBirth: '2009-11-30',
    status: 'PUPIL',
    year: 11,
    cityId: 'shymkent',
    member: { organizationId: 'demo-gymnasium', role: 'ORG_STUDENT' },
  },
  {
    username: 'newcomer',
    firstName: 'Мирас',
    lastName: 'Оспанов',
    gender: 'MALE',
    dateOfBirth: '2009-02-02',
    status: 'PUPIL',
    newcomer: true,
  },
  {
    username: 'teacher',
    firstName: 'Гүлнар',
    lastName: 'Әбенова',
    gender: 'FEMALE',
    dateOfBirth: '1984-06-11',
    ...adult,
    language: 'kk',
    member: lyceum('ORG_TEACHER'),
  },
  {
    // Mentors one class and must not see another.
    username: 'teacher2',
    firstName: 'Марат',
    lastName: 'Досанов',
    gender: 'MALE',
    dateOfBirth: '1989-02-17',
    ...adult,
    language: 'kk',
    member: lyceum('ORG_TEACHER'),
  },
  {
    // Her rights in one organisation must not apply in the other.
    username: 'twoschools',
    firstName: 'Раушан',
    lastName: 'Бекова',
    gender: 'FEMALE',
    dateOfBirth: '1986-04-09',
    ...adult,
    member: lyceum('ORG_TEACHER'),
    alsoMember: { organizationId: 'demo-college', role: 'ORG_ADMIN' },
  },
  {
    username: 'staff',
    firstName: 'Ольга',
    lastName: 'Ким',
    gender: 'FEMALE',
    dateOfBirth: '1990-09-03',
    ...adult,
    member: lyceum('ORG_STAFF'),
  },
  {
    username: 'orgadmin',
    firstName: 'Серік',
    lastName: 'Жақсыбеков',
    gender: 'MALE',
    dateOfBirth: '1979-12-20',
    ...adult,
    member: lyceum('ORG_ADMIN'),
  },
  {
    username: 'otheradmin',
    firstName: 'Лаура',
    lastName: 'Мұқанова',
    gender: 'FEMALE',
    dateOfBirth: '1987-04-08',
    ...adult,
    cityId: 'shymkent',
    member: { organizationId: 'demo-gymnasium', role: 'ORG_ADMIN' },
  },
  {
    username: 'ministry',
    firstName: 'Ержан',
    lastName: 'Тілеуов',
    gender: 'MALE',
    dateOfBirth: '1975-10-01',
    ...adult,
    cityId: 'astana',
    systemRole: 'MINISTRY',
  },
  {
    username: 'superadmin',
    firstName: 'Анна',
    lastName: 'Ковалёва',
    gender: 'FEMALE',
    dateOfBirth: '1988-07-17',
    ...adult,
    cityId: 'astana',
    systemRole: 'SUPER_ADMIN',
  },
]

const names: [firstName: string, lastName: string, gender: 'FEMALE' | 'MALE', leading: string][] = [
  ['Әлихан', 'Бектасов', 'MALE', 'RI'],
  ['Айым', 'Қасымова', 'FEMALE', 'SA'],
  ['Данил', 'Петров', 'MALE', 'RC'],
  ['Жанель', 'Омарова', 'FEMALE', 'AE'],
  ['Нұрислам', 'Төлеген', 'MALE', 'EC'],
  ['Сабина', 'Юсупова', 'FEMALE', 'SI'],
  ['Алдияр', 'Сәрсен', 'MALE', 'IC'],
  ['Милана', 'Шевченко', 'FEMALE', 'AS'],
  ['Ерасыл', 'Қуаныш', 'MALE', 'RE'],
  ['Томирис', 'Ахмет', 'FEMALE', 'IA'],
]

/** Aruzhan's class: enough history for a teacher's pages, too little for norms. */
export const classmates: Person[] = names.map(([firstName, lastName, gender, leading], index) => ({
  username: `pupil${index + 1}`,
  firstName,
  lastName,
  gender,
  dateOfBirth: `2010-0${(index % 9) + 1}-1${index % 10}`,
  status: 'PUPIL',
  year: 10,
  language: index % 2 === 0 ? 'kk' : 'ru',
  member: lyceum('ORG_STUDENT'),
  attempts: [
    {
      testId: 'interests-short',
      scores: interestsLedBy(leading),
      daysAgo: 30 + index,
      upTo: index === 4 ? 11 : undefined,
    },
    ...(index < 6 ? [{ testId: 'personality', scores: traitsFor(leading), daysAgo: 20 + index }] : []),
    ...(index < 3 ? [{ testId: 'values', scores: valuesFor(leading), daysAgo: 12 + index }] : []),
  ],
}))

export function interestsLedBy(leading: string): Interests {
  const level = (letter: string) => (letter === leading[0] ? 4.5 : letter === leading[1] ? 3.9 : 2.4)
  return { R: level('R'), I: level('I'), A: level('A'), S: level('S'), E: level('E'), C: level('C') }
}

/** Traits that often go with such interests: plausible, not a rule. */
export function traitsFor(leading: string): Record<Trait, number> {
  const has = (letters: string) => [...letters].some(letter => leading.includes(letter))
  return {
    extraversion: has('SE') ? 4.1 : 2.5,
    agreeableness: has('S') ? 4.2 : 3.4,
    conscientiousness: has('C') ? 4.2 : 3.3,
    stability: has('R') ? 3.8 : 3,
    openness: has('AI') ? 4.3 : 2.9,
  }
}

export function valuesFor(leading: string): Record<Value, number> {
  const has = (letters: string) => [...letters].some(letter => leading.includes(letter))
  return {
    achievement: has('IE') ? 4.3 : 3.4,
    independence: has('AI') ? 4.2 : 3.1,
    recognition: has('E') ? 4 : 2.6,
    relationships: has('S') ? 4.4 : 3.2,
    support: has('C') ? 4 : 3.3,
    conditions: has('RC') ? 4.1 : 3.2,
  }
}
