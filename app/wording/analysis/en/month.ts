import exams from '#app/i18n/locales/en/profession.ts'
import subjects from '#app/i18n/locales/en/subjects.ts'
import { examNames } from '../exams.ts'
import type { MonthWords } from '../words.ts'

const choice = 'Decide: a college or classes 10–11'

export const month: MonthWords = {
  careless: {
    title: 'Take the test again without hurry',
    text: 'Choose a calm evening. If the results repeat, they can be trusted more.',
  },
  flat: [
    {
      title: 'Try three unlike things',
      text: 'For example, mend something, help somebody learn, film a clip. Write down what you wanted to go on with.',
    },
    {
      title: 'Answer the full interest test',
      text: 'It has more questions and narrower bands. Answer about the activity itself, not about how well it goes.',
    },
  ],
  talk: (titles, question) => ({
    title: 'Talk to somebody who does it',
    text:
      titles.length > 0
        ? `For example: ${titles.join(', ')}. Ask: “${question}”`
        : `Find a person of a profession you like and ask: “${question}”`,
  }),
  question: {
    achievement: 'What have you done this year that you can show?',
    independence: 'What do you decide yourself?',
    recognition: 'How are you told that your work is good?',
    relationships: 'With whom do you spend your working day?',
    support: 'Who taught you in the first month?',
    conditions: 'How many hours does your usual week have?',
  },
  curious: 'What did you do yesterday from morning to evening?',
  early: subjects => ({
    title: 'Look again at your subjects',
    text:
      subjects.length > 0
        ? `Leading to the first profession of the list: ${subjects.join(', ')}. Choose one and find a club for it.`
        : 'Choose the subject in which time goes fast and find a club for it.',
  }),
  ninth: {
    COLLEGE: {
      title: choice,
      text: 'The usual way to the first profession of the list is a college. Find out when it takes applications.',
    },
    UNIVERSITY: {
      title: choice,
      text: 'The usual way to the first profession of the list is a university. Both roads lead there; talk them over at home.',
    },
    MILITARY_OR_POLICE_INSTITUTE: {
      title: choice,
      text: 'The usual way to the first profession of the list is a military or police institute. Find out what it requires.',
    },
    COURSE: {
      title: choice,
      text: 'The first profession of the list is usually learnt on a course or on the job. Talk over at home what to finish first.',
    },
    open: {
      title: choice,
      text: 'You need not choose a profession yet. Talk over both roads at home and with your class teacher.',
    },
  },
  leaving: {
    COLLEGE: {
      title: 'Find out about a college',
      text: 'The usual way to the first profession of the list is a college. Ask there about length, practice and free places.',
    },
    COURSE: {
      title: 'Find out where it is taught',
      text: 'The first profession of the list is usually learnt on a course or on the job. Ask about length, price and practice.',
    },
    MILITARY_OR_POLICE_INSTITUTE: {
      title: 'Find out what the institute requires',
      text: 'The usual way to the first profession of the list is a military or police institute. Ask early how it selects.',
    },
    open: {
      title: 'Choose a pair of UNT subjects',
      text: 'See which you learn more gladly and how many programmes accept the pair.',
    },
  },
  group: group => ({
    title: group.exams ? 'Check your pair of UNT subjects' : 'Find out the entrance exams',
    text: group.exams
      ? `Programme group ${group.code} leads to the first profession; its subjects: ${group.exams}. Try one practice paper.`
      : `Programme group ${group.code} leads to the first profession. Ask the admissions office which exams it has.`,
  }),
  student: {
    title: 'Compare your studies with the list',
    text: 'Find the course or placement closest to the list. Talk to the person who runs it.',
  },
  graduate: {
    title: 'Read ten job advertisements',
    text: 'Write down what they ask for most often. Mark what you have already.',
  },
  employed: {
    title: 'Ask for a similar task at work',
    text: 'Take it for two weeks. Notice whether you wanted to go on.',
  },
  unknown: {
    title: 'Name your next choice',
    text: 'Write down what you have to decide this year: subjects, a place to study or work.',
  },
  project: {
    R: {
      title: 'Make one thing from start to end',
      text: 'A shelf, a vegetable bed, a mended bicycle. Notice what you liked in it.',
    },
    I: {
      title: 'Check one question of your own',
      text: 'Collect data for two weeks, then show somebody what came out.',
    },
    A: { title: 'Finish one work of your own', text: 'A story, a poster, a tune or a clip. Show it to three people.' },
    S: { title: 'Help one person', text: 'Find somebody who needs help and meet four times.' },
    E: {
      title: 'Bring people together for one thing',
      text: 'A tournament, a book collection, a trip. Write down what you had to decide.',
    },
    C: {
      title: 'Put records in order',
      text: 'Family spending, books, matters of a club. Make a table that others find handy.',
    },
  },
  quote: title => `“${title}”`,
  exam: examNames(exams),
  subject: subjects,
}
