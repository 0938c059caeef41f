import type { Language } from '#app/i18n/config.ts'
import type { Person } from '../demo-people.ts'
import { schoolYear } from './school-year.ts'

type Row = [
  username: string,
  firstName: string,
  lastName: string,
  gender: 'FEMALE' | 'MALE',
  birthday: string,
  language: Language,
  more?: Partial<Person>,
]

/** The lyceum's pupils besides the first class, by group; with `aruzhan` and her classmates they are thirty. */
const lyceum: Record<string, Row[]> = {
  '9 Б': [
    ['pupil11', 'Айлин', 'Смағұлова', 'FEMALE', '05-22', 'kk'],
    ['pupil12', 'Артём', 'Кузнецов', 'MALE', '02-09', 'ru'],
    ['pupil13', 'Зере', 'Бейсенбай', 'FEMALE', '07-30', 'kk'],
    ['pupil14', 'Ислам', 'Хамраев', 'MALE', '03-17', 'ru'],
    ['pupil15', 'Нұрали', 'Жұмабек', 'MALE', '08-04', 'kk'],
    ['pupil16', 'Виктория', 'Цой', 'FEMALE', '01-12', 'ru'],
    ['pupil17', 'Мадина', 'Ғабитқызы', 'FEMALE', '06-18', 'kk'],
    ['pupil18', 'Рамазан', 'Мырзахмет', 'MALE', '04-26', 'kk', { interests: ['COMPUTER_SCIENCE', 'ROBOTICS'] }],
    ['pupil19', 'Кирилл', 'Бондаренко', 'MALE', '07-07', 'ru'],
    ['pupil20', 'Аяулым', 'Тұрсын', 'FEMALE', '03-29', 'kk'],
  ],
  '10 А': [
    ['pupil21', 'Диас', 'Әубәкір', 'MALE', '05-05', 'kk', { interests: ['ECONOMICS', 'BUSINESS'] }],
    ['pupil22', 'Алина', 'Рахманова', 'FEMALE', '02-20', 'ru'],
    ['pupil23', 'Санжар', 'Юлдашев', 'MALE', '06-13', 'ru'],
  ],
  '11 Ә': [
    ['pupil24', 'Еркежан', 'Қалдыбекова', 'FEMALE', '01-31', 'kk', { interests: ['BIOLOGY', 'MEDICINE'] }],
    ['pupil25', 'Максим', 'Вебер', 'MALE', '04-08', 'ru', { interests: ['GRAPHIC_DESIGN', 'GAME_DEVELOPMENT'] }],
    ['pupil26', 'Айзере', 'Нұрпейісова', 'FEMALE', '03-03', 'kk', { interests: ['HISTORY', 'LANGUAGES'] }],
    ['pupil27', 'Бекзат', 'Оразалы', 'MALE', '08-19', 'kk', { interests: ['PHYSICS', 'ENGINEERING'] }],
    ['pupil28', 'Юлия', 'Пак', 'FEMALE', '05-27', 'ru'],
    ['pupil29', 'Әділ', 'Серікбаев', 'MALE', '07-15', 'ru', { interests: ['BUSINESS', 'SPORTS'] }],
  ],
}

/** Pupils of the other school, whose subscription has not begun. */
const gymnasium: Record<string, Row[]> = {
  '8 В': [
    ['alatau1', 'Малика', 'Турсунова', 'FEMALE', '02-14', 'ru', { paid: true }],
    ['alatau2', 'Ақжол', 'Есенбек', 'MALE', '06-01', 'kk'],
    ['alatau3', 'Наргиза', 'Исмаилова', 'FEMALE', '08-23', 'ru'],
  ],
}

type School = {
  organizationId: string
  cityId: string
  /** Pupils by the code of their group. */
  groups: Record<string, Row[]>
  /** Usernames of teachers by the code of the group they mentor. */
  mentors: Record<string, string>
}

export const schools: School[] = [
  { organizationId: 'demo-lyceum', cityId: 'almaty', groups: lyceum, mentors: { '9 Б': 'teacher2' } },
  { organizationId: 'demo-gymnasium', cityId: 'shymkent', groups: gymnasium, mentors: {} },
]

/** Attends both schools while the family moves. */
export const memberOfBoth = { username: 'pupil23', organizationId: 'demo-gymnasium', code: '8 В' }

/** Pupils who have left the school, or are not admitted yet. */
export const otherStatus: Record<string, 'INACTIVE' | 'PENDING'> = { pupil19: 'INACTIVE', pupil20: 'PENDING' }

/** Returns a pupil of a class on a given day. A pupil who is in class 9 in the autumn was born 15 years before that
 *  year. */
export function pupilOf(code: string, row: Row, cityId: string, today: Date): Person {
  const [username, firstName, lastName, gender, birthday, language, more] = row
  const year = Number.parseInt(code, 10)
  const person = { username, firstName, lastName, gender, language, cityId, year, status: 'PUPIL' as const }
  return { ...person, dateOfBirth: `${schoolYear(today) - year - 6}-${birthday}`, ...more }
}
