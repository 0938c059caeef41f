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
} satisfies Translated<typeof ru>
