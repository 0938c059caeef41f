import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/careers.ts'

export default {
  title: 'Career path',
  description: 'Plans step by step: to a profession or to a place of study, with dates and materials.',
  lead: 'A plan divides the way to a goal into stages and tasks with dates. Mark what is done; we tell you what is next.',
  'gate.title': 'First the personality analysis',
  'gate.text': 'A plan rests on what fits you. Take the tests and have the analysis made; then the plan opens.',
  another: 'Make another plan',
  continue: 'Go on with the plan you began',
  'none.title': 'No plans yet',
  'none.text': 'Answer four questions and we lay the way out in stages: what to do, by which day and with what help.',
  plans: 'Your plans',
  archived: 'Put away',
  'name.EMPLOYMENT': 'Profession: {name}',
  'name.ENROLLMENT': 'Enrolment: {name}',
  'status.PENDING': 'being made',
  'status.ACTIVE': 'under way',
  'status.COMPLETED': 'completed',
  'status.archived': 'put away',
  progress: '{done} of {total} done',
  next: 'Next: “{task}”, by {date}',
  late: 'Overdue: “{task}”, it was due on {date}',
  created: 'Made on {date}',
  limits: 'How many plans there can be',
  'limits.text':
    'One plan under way for each goal. The next can be made once this one is completed or put away and 30 days have passed since it was made.',
} satisfies Translated<typeof ru>
