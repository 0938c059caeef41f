import type { Person } from '../../demo-people.ts'

/** People that only the community needs: a graduate of the lyceum, and a spammer who signed up yesterday. */
export const newcomers: (Person & { signedUpDaysAgo: number })[] = [
  {
    username: 'graduate',
    firstName: 'Әсел',
    lastName: 'Жұмағұл',
    gender: 'FEMALE',
    dateOfBirth: '2007-10-08',
    status: 'STUDENT',
    year: 1,
    cityId: 'astana',
    language: 'kk',
    interests: ['CHEMISTRY', 'ENGINEERING'],
    bio: 'Жазда «Самал» лицейін бітірдім. Қазір химиялық технологияны оқып жүрмін.',
    signedUpDaysAgo: 210,
  },
  {
    username: 'easy_score',
    firstName: 'Лёгкий',
    lastName: 'Балл',
    gender: 'MALE',
    dateOfBirth: '2001-01-01',
    status: 'EMPLOYED',
    cityId: 'almaty',
    signedUpDaysAgo: 2,
  },
]
