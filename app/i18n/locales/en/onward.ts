import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/onward.ts'

export default {
  again: 'Next: the same questions without hurry',
  'again.text':
    '{count} questions, about {minutes} minutes, with a break if you like. New answers replace the draft; the old ones stay in the history.',
  'again.go': 'Answer again',
  full: 'Next: the full test',
  'full.text':
    '60 questions instead of 30, about 10 minutes: the bands become narrower. If it comes out even too, character and values will help.',
  'full.go': 'Take the full test',
  review: 'Next: where it went wrong',
  'review.text': 'Every task with its right answer and why.',
  'review.go': 'The answers explained',
  INTERESTS: 'Next: what you like doing',
  'INTERESTS.text': '{title}: {count} questions, about {minutes} minutes. The list of professions rests on it.',
  PERSONALITY: 'Next: which surroundings suit you',
  'PERSONALITY.text':
    '{title}: {count} questions, about {minutes} minutes. It makes the list sharper, and with the values test it opens the whole analysis.',
  VALUES: 'Next: what matters to you at work',
  'VALUES.text': '{title}: {count} questions, about {minutes} minutes. It opens the whole analysis.',
  further: 'Take the test',
  continue: 'Go on with the test',
  finish: 'Finish the test',
  analyse: 'Next: your direction',
  'analyse.text':
    'Three tests are done. The analysis puts them together: what to lean on, what to mind, how to get there.',
  'analyse.go': 'Make the analysis',
  wait: 'Next: your direction',
  'wait.text': 'The analysis is being made; it takes a moment.',
  'wait.go': 'Open the analysis',
  analysed: 'Next: your direction',
  'analysed.text': 'Three tests together: what to lean on, what to mind, how to get there.',
  'analysed.go': 'Open the analysis',
  browse: 'Next: look at professions',
  'browse.text': 'By field, by way of training, each with a usual day.',
  'browse.go': 'Professions',
  toPlan: 'Next: the road to the first of the three',
  'toPlan.text': 'A plan by months: subjects, a trial exam, dates. You may choose another profession in it.',
  'toPlan.go': 'A plan: {title}',
  underWay: 'Next: your plan',
  'underWay.text': 'The plan is made. See what to do this week.',
  'underWay.go': 'Open the plan',
  retake: 'Next: the same questions, without haste',
  'retake.text': 'You can take the tests again on any day. A new analysis will rest on the new answers.',
  'retake.go': 'To the tests',
  flat: 'Next: try on unlike professions',
  'flat.text':
    'The page of the interest test has three professions of different fields, each with one thing done there.',
  'flat.go': 'See three unlike ones',
  chances: 'Work out the chance of a grant',
} satisfies Translated<typeof ru>
