import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/review.ts'

export default {
  title: 'The answers explained: {test}',
  heading: 'The answers explained',
  description: 'The right answers of the self-check, your answers and why.',
  lead: '{count} of {total} are right. Open a task to see the right answer and why it is right.',
  tests: 'Tests',
  results: 'Results',
  tasks: 'The tasks in order',
  open: 'The answer and why',
  'is.right': 'Right',
  'is.wrong': 'Wrong',
  'is.missing': 'No answer',
  yours: 'Your answer: {answer}',
  right: 'Right answer: {answer}',
} satisfies Translated<typeof ru>
