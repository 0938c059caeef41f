import type { Cause, ThingKind } from '#app/domain/safety/cases.server.ts'
import type { ReportReason } from '#app/domain/safety/report-weight.ts'
import { type DemoPost, comment } from './demo-post.ts'

/** Posts that come before the moderators, besides those listed elsewhere. */
export const postsBeforeModerators: DemoPost[] = [
  {
    by: 'pupil28',
    when: { hoursAgo: 7 },
    audience: 'GROUP',
    liked: 0,
    text: 'Второй месяц почти не сплю, всё валится из рук. Иногда кажется, что всем было бы лучше без меня. Не пугайтесь, просто не знаю, куда ещё это написать.',
    comments: [
      comment('pupil26', 6, 'Юля, нам без тебя не лучше. Я дома. Позвони или просто приходи, чайник уже стоит.', 3),
      comment(
        'teacher2',
        14,
        'Юлия, хорошо, что вы это написали. Я рядом, завтра с утра я в школе, приходите в любое время. Если ночью станет тяжело, наберите 111: звонок бесплатный, отвечают круглосуточно.',
        3,
      ),
      comment('pupil25', 25, 'Я тоже здесь. Пройдёмся завтра после школы?', 2),
      comment('pupil28', 70, 'Спасибо вам. Поговорила с Айзере, стало легче. Завтра приду.', 4),
    ],
  },
  {
    by: 'easy_score',
    when: { hoursAgo: 2 },
    audience: 'EVERYONE',
    liked: 0,
    waits: true,
    text: 'Высокий балл без подготовки: все ответы уже здесь https://easy-score.example/answers Осталось мало мест, успей сегодня.',
  },
  {
    by: 'pupil14',
    when: { daysAgo: 2, at: '14:20' },
    audience: 'ORGANIZATION',
    liked: 2,
    editedAfter: 55,
    text: 'Потерял у спортзала наушники в чёрном футляре. Кто нашёл, отдайте, пожалуйста, на вахту или мне в 9 «Б».',
    comments: [
      comment('pupil6', 12, 'Ислам, убери номер, его видит вся школа. Можно просто написать класс.', 3, [
        comment('pupil14', 57, 'Убрал, спасибо. Не подумал.', 1),
      ]),
    ],
  },
  {
    by: 'pupil12',
    when: { daysAgo: 8, at: '15:10' },
    audience: 'ORGANIZATION',
    liked: 3,
    text: 'Вторая команда опять собрала робота, который ездит только назад. Видимо, чтобы лучше видеть, как их все обгоняют.',
  },
]

/** A case about a post or comment, which is found by its author and first words. Times are minutes after the preceding
 *  event. */
export type DemoCase = {
  kind: Extract<ThingKind, 'POST' | 'COMMENT'>
  by: string
  begins: string
  /** The reported text, where the author has changed it since. */
  reportedText?: string
  cause: Cause
  after: number
  reports: [by: string, reason: ReportReason, words?: string][]
  /** Hidden by its reports until a moderator has reviewed it. */
  hidden?: true
  decided?: {
    by: string
    after: number
    decision: 'KEPT' | 'REMOVED'
    sanction?: 'WARNED'
    reason: ReportReason | 'NONE'
    words: string
  }
  appealed?: { after: number; words: string }
}

export const cases: DemoCase[] = [
  {
    kind: 'POST',
    by: 'pupil28',
    begins: 'Второй месяц почти не сплю',
    cause: 'SELF_HARM',
    after: 0,
    reports: [],
  },
  {
    kind: 'COMMENT',
    by: 'pupil5',
    begins: 'Сенің даусыңды',
    cause: 'REPORTS',
    after: 14,
    reports: [
      ['pupil4', 'BULLYING'],
      ['pupil13', 'BULLYING', 'Милана ренжіп қалды.'],
      ['pupil22', 'BULLYING'],
    ],
    hidden: true,
  },
  { kind: 'POST', by: 'easy_score', begins: 'Высокий балл', cause: 'LINKS', after: 0, reports: [] },
  {
    kind: 'POST',
    by: 'pupil12',
    begins: 'Вторая команда',
    cause: 'REPORTS',
    after: 95,
    reports: [
      ['pupil15', 'BULLYING'],
      ['pupil17', 'BULLYING', 'Это про нас, и это не смешно.'],
    ],
    decided: {
      by: 'staff',
      after: 80,
      decision: 'REMOVED',
      reason: 'BULLYING',
      words:
        'Над чужой работой лучше не смеяться при всей школе. Если хотите поспорить о роботах, напишите, что именно можно сделать иначе.',
    },
    appealed: {
      after: 5_800,
      words: 'Я в этой второй команде сам и смеялся над нами. Могу переписать так, чтобы это было понятно.',
    },
  },
  {
    kind: 'POST',
    by: 'pupil14',
    begins: 'Потерял у спортзала',
    reportedText: 'Потерял у спортзала наушники в чёрном футляре. Кто нашёл, звоните: +7 700 000 00 00',
    cause: 'REPORTS',
    after: 10,
    reports: [['pupil6', 'PERSONAL_DATA', 'Тут номер телефона.']],
    decided: {
      by: 'superadmin',
      after: 70,
      decision: 'KEPT',
      reason: 'NONE',
      words: 'Вы сами убрали номер, спасибо. Публикация остаётся.',
    },
  },
  {
    kind: 'COMMENT',
    by: 'pupil15',
    begins: 'Тегіс сызық',
    cause: 'REPORTS',
    after: 20,
    reports: [
      ['pupil22', 'BULLYING'],
      ['pupil16', 'BULLYING'],
    ],
    decided: {
      by: 'staff',
      after: 46,
      decision: 'REMOVED',
      sanction: 'WARNED',
      reason: 'BULLYING',
      words: 'Адамды тест нәтижесі үшін кемсітуге болмайды, сондықтан пікіріңіз алып тасталды. Бұл – ескерту.',
    },
  },
  {
    kind: 'POST',
    by: 'timur',
    begins: 'Второй курс колледжа',
    cause: 'REPORTS',
    after: 30,
    reports: [['pupil15', 'SPAM', 'Сілтеме бар.']],
    decided: {
      by: 'superadmin',
      after: 130,
      decision: 'KEPT',
      reason: 'NONE',
      words: 'Ссылка ведёт на бесплатный учебник. Публикация остаётся.',
    },
  },
]
