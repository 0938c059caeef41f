import type { AdmissionForm } from '#app/domain/admission/admission.schema.ts'
import { type History, interestsLedBy, traitsFor, valuesFor } from '../demo-people.ts'

export type PlanWish = {
  daysAgo: number
  /** Years that the plan covers. */
  years: number
  about?: string
  /** Progress: all tasks done, or those due by today except `overdue`, and `ahead` done early. */
  pace: 'all' | { overdue: number; ahead: number }
} & ({ professionId: string } | { majorId: string })

/** How far a person has come, step by step; missing steps are not done. */
export type Life = {
  username: string
  tests?: History[]
  /** Days ago, and whether they have rated it. */
  analysis?: { daysAgo: number; opinion?: true }
  chances?: { daysAgo: number; programmes: string[]; entered: Pick<AdmissionForm, 'unt' | 'untSubjects' | 'rural'> }
  plan?: PlanWish
}

type Day = { daysAgo: number; upTo?: number }
const interests = (leading: string, day: Day): History => ({
  testId: 'interests-short',
  scores: interestsLedBy(leading),
  ...day,
})
const personality = (leading: string, day: Day): History => ({
  testId: 'personality',
  scores: traitsFor(leading),
  ...day,
})
const values = (leading: string, day: Day): History => ({ testId: 'values', scores: valuesFor(leading), ...day })

/** The three tests that an analysis requires, taken within four days. */
const threeTests = (leading: string, daysAgo: number) => [
  interests(leading, { daysAgo }),
  personality(leading, { daysAgo: daysAgo - 2 }),
  values(leading, { daysAgo: daysAgo - 4 }),
]

const equally = { R: 3, I: 3, A: 3, S: 3, E: 3, C: 3 }

export const lives: Life[] = [
  {
    username: 'aruzhan',
    tests: [{ testId: 'aptitude', scores: { verbal: 7, numerical: 6.5, spatial: 5 }, daysAgo: 40 }],
    analysis: { daysAgo: 37 },
    plan: {
      daysAgo: 36,
      years: 3,
      majorId: 'kaznu-b050',
      about: 'По средам у меня кружок, готовиться могу по выходным.',
      pace: { overdue: 2, ahead: 1 },
    },
  },
  { username: 'timur', tests: [values('IC', { daysAgo: 2, upTo: 11 })] },

  { username: 'pupil1', analysis: { daysAgo: 10, opinion: true } },
  {
    username: 'pupil2',
    analysis: { daysAgo: 11, opinion: true },
    plan: { daysAgo: 11, years: 2, professionId: 'social-worker', pace: { overdue: 1, ahead: 1 } },
  },

  { username: 'pupil13', tests: [interests('SE', { daysAgo: 1, upTo: 9 })] },
  { username: 'pupil14', tests: [interests('EC', { daysAgo: 6 })] },
  {
    username: 'pupil15',
    tests: [{ testId: 'interests', scores: equally, daysAgo: 5, careless: true }],
  },
  { username: 'pupil16', tests: [{ testId: 'interests', scores: equally, daysAgo: 7 }] },
  {
    username: 'pupil17',
    tests: [interests('IS', { daysAgo: 9 }), personality('IS', { daysAgo: 8 }), values('IS', { daysAgo: 3, upTo: 14 })],
  },
  {
    username: 'pupil18',
    tests: threeTests('CI', 60),
    analysis: { daysAgo: 52, opinion: true },
    plan: {
      daysAgo: 50,
      years: 1,
      majorId: 'almaty-polytechnic-college-software',
      about: 'Ағам осы колледжде оқиды.',
      pace: { overdue: 2, ahead: 0 },
    },
  },
  { username: 'pupil19', tests: [interests('RE', { daysAgo: 70 })] },

  { username: 'pupil21', tests: threeTests('EI', 19), analysis: { daysAgo: 14, opinion: true } },
  { username: 'pupil22', tests: threeTests('SC', 9) },
  { username: 'pupil23', tests: [interests('IE', { daysAgo: 16 }), personality('IE', { daysAgo: 15 })] },

  {
    username: 'pupil24',
    tests: [
      ...threeTests('IS', 75),
      { testId: 'aptitude', scores: { verbal: 6, numerical: 7.5, spatial: 6 }, daysAgo: 69 },
    ],
    analysis: { daysAgo: 68, opinion: true },
    chances: {
      daysAgo: 20,
      programmes: ['kaznmu-bm086', 'semey-medical-bm086', 'amu-bm086', 'kaznu-b084'],
      entered: { unt: 104, untSubjects: 'BIOLOGY+CHEMISTRY', rural: 'no' },
    },
    plan: {
      daysAgo: 65,
      years: 1,
      majorId: 'kaznmu-bm086',
      about: 'Қабылдау емтиханына дейін химияны күшейткім келеді.',
      pace: { overdue: 1, ahead: 1 },
    },
  },
  {
    username: 'pupil25',
    tests: threeTests('AI', 330),
    analysis: { daysAgo: 320, opinion: true },
    plan: { daysAgo: 310, years: 1, professionId: 'web-developer', pace: 'all' },
  },
  {
    username: 'pupil26',
    tests: threeTests('SE', 34),
    analysis: { daysAgo: 28, opinion: true },
    chances: {
      daysAgo: 12,
      programmes: ['abai-b003', 'qyzdar-b016', 'kaznu-b034'],
      entered: { unt: 88, untSubjects: 'GEOGRAPHY+WORLD_HISTORY', rural: 'yes' },
    },
  },
  { username: 'pupil27', tests: threeTests('RI', 26), analysis: { daysAgo: 20 } },
  { username: 'pupil28', tests: [interests('AE', { daysAgo: 18 })] },
  {
    username: 'pupil29',
    tests: threeTests('EC', 110),
    analysis: { daysAgo: 102, opinion: true },
    plan: { daysAgo: 100, years: 1, majorId: 'narxoz-b046', pace: { overdue: 4, ahead: 0 } },
  },

  { username: 'alatau1', tests: [interests('AS', { daysAgo: 13 })] },
]
