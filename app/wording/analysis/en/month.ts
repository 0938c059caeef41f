import exams from '#app/i18n/locales/en/profession.ts'
import subjects from '#app/i18n/locales/en/subjects.ts'
import { examNames } from '../exams.ts'
import type { MonthWords } from '../words.ts'

export const month: MonthWords = {
  careless: {
    title: 'Take the test again without hurry',
    text: 'Choose an evening when nobody presses you, and answer about yourself as you are today. If the conclusions repeat, they deserve more trust.',
  },
  flat: [
    {
      title: 'Try three things that have nothing in common',
      text: 'One a week: mend or plant something, help someone with their studies, make a poster or a video. After each, note whether you wanted to go on.',
    },
    {
      title: 'Answer the full interest test',
      text: 'It has more questions, and its bands are narrower. Answer about the activity itself, not about whether you do it well or what it pays.',
    },
    {
      title: 'Talk with two adults about their work',
      text: 'Ask what they did yesterday from morning to evening. Notice at which point of the story you wanted to interrupt with a question.',
    },
  ],
  talk: (titles, question) => ({
    title: 'Talk to someone who does this',
    text:
      titles.length > 0
        ? `Begin with the list: ${titles.join(', ')}. Find a person through family, teachers or a local community, and ask: “${question}”`
        : `Find a person from a profession you like through family or friends, and ask: “${question}”`,
  }),
  question: {
    achievement: 'What of this year’s work can you show?',
    independence: 'What did you decide last month without your manager?',
    recognition: 'How do people here learn that you did well?',
    relationships: 'Who do you spend your working day with?',
    support: 'Who helped you in the first month, and how?',
    conditions: 'How long is an ordinary week, and what happens at the end of the month?',
  },
  curious: 'What did you do yesterday from morning to evening?',
  early: subjects => ({
    title: 'Look at school subjects another way',
    text:
      subjects.length > 0
        ? `On the way to the first profession of the list these will be useful: ${subjects.join(', ')}. Choose one and find a club or an open lesson in it.`
        : 'Choose a subject in which time goes fast, and find a club or an open lesson in it.',
  }),
  ninth: {
    college: {
      title: 'Decide: college or classes 10–11',
      text: 'People usually reach the first profession of your list through a college. Compare its programme with two more years of school, and ask when applications are taken.',
    },
    university: {
      title: 'Decide: college or classes 10–11',
      text: 'People usually reach the first profession of your list through a university, and both classes 10–11 and a college lead there. Talk over at home which way is within your strength and to your liking, and which profile subjects to take.',
    },
    open: {
      title: 'Decide: college or classes 10–11',
      text: 'There is no list of professions yet, so do not close roads early: classes 10–11 leave more of them open, a college brings a trade sooner. Talk over at home and with your class teacher which matters more now.',
    },
  },
  leaving: {
    college: {
      title: 'Find out where it is taught',
      text: 'The first profession of your list is reached without the UNT. Ring the nearest college and ask about the length of study, practice and free places.',
    },
    open: {
      title: 'Choose the pair of UNT subjects',
      text: 'Look at two things: which subjects you study more willingly, and how many programme groups take the pair. One trial paper shows whether there is time to prepare.',
    },
  },
  group: group => ({
    title: group.exams ? 'Check the pair of UNT subjects' : 'Find out about entrance exams',
    text: group.exams
      ? `Programme group ${group.code} leads to the first profession; its profile subjects are ${group.exams}. Work through one trial paper and see how many points are missing to a grant.`
      : `Programme group ${group.code} leads to the first profession. Ask the admissions office which exams it takes, and look at the scores of past grants.`,
  }),
  student: {
    title: 'Hold your studies up to the profession',
    text: 'Find one course or placement in your programme that comes nearest to the list, and talk to the teacher who runs it. A senior student will tell you the rest.',
  },
  graduate: {
    title: 'Read ten job advertisements',
    text: 'Write down what they ask for most, and mark what you already have. What is missing becomes the plan for spring or autumn.',
  },
  employed: {
    title: 'Ask for a similar task at work',
    text: 'One task from a neighbouring department shows more than a course. Take it for two weeks and notice what leaves you with strength.',
  },
  unknown: {
    title: 'Name the nearest choice',
    text: 'Write down what you have to decide this year: subjects, a place to study or work. One exact question is lighter than a list of professions.',
  },
  visit: {
    UNIVERSITY: {
      title: 'Go to an open day',
      text: 'Universities hold them free of charge, many online as well. Ask students rather than stands: what turned out different from what they expected?',
    },
    COLLEGE: {
      title: 'Step into a college workshop',
      text: 'Ring and ask to be shown where the classes are. Half an hour among machines, stoves or notebooks says more than a leaflet.',
    },
    COURSE: {
      title: 'Spend a day beside a master',
      text: 'Ask leave just to watch and help. Notice what this work has most of, and what it never has.',
    },
  },
  shadow: {
    title: 'Spend a day beside the profession',
    text: 'Arrange to sit beside someone who works like that, at least until lunch. Note deeds and not impressions: what fills each hour.',
  },
  project: {
    R: {
      title: 'Make one thing from start to end',
      text: 'A shelf, a vegetable bed, a mended bicycle: from idea to finish in two weeks. Notice at which step the interest went, if it did.',
    },
    I: {
      title: 'Test one question of your own',
      text: 'Choose a question whose answer can be measured, and collect data for two weeks. Then show somebody what came out and why.',
    },
    A: {
      title: 'Finish one creative piece',
      text: 'A story, a poster, a tune or a video by the end of the month. Show it to three people and ask what they remember.',
    },
    S: {
      title: 'Help one person understand',
      text: 'Take someone who finds hard what comes easily to you, and meet four times. Count not the hours but what they now do without you.',
    },
    E: {
      title: 'Gather people for one thing',
      text: 'A tournament, a book drive, a small sale: it takes a date, five people and a result. Note what you had to decide.',
    },
    C: {
      title: 'Put someone’s records in order',
      text: 'Family spending, a list of books, a club register: make a table that others will use. Ask after a week whether it is handy.',
    },
  },
  year: {
    title: 'Come back in a year',
    text: 'Take the tests again when there is new experience, and compare the bands. If they have parted, it is you who changed and not the error.',
  },
  quote: title => `“${title}”`,
  exam: examNames(exams),
  subject: subjects,
}
