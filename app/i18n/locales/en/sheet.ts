import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/sheet.ts'

export default {
  'professions.fits': 'What you are like and hold important counts here too: {names}.',
  'about.test': '“{title}”, {date}',
  'shared.title': 'Personality analysis: {name}',
  'shared.description': 'A personality analysis opened by a private link.',
  evidence: '{name} {score}, from {low} to {high}',
  'sure.draft': 'Some answers were hurried, so we call nothing strong.',
  'sure.short': 'The interest test was short: the order of these three may still change.',
  'sure.full': 'Three tests come together here; neighbouring places are nearly equal.',
  'ways.label': '{years} of study',
  'ways.years': '{years}.',
  'ways.to': '{title}, {years}',
  'ways.exams': '{title} ({exams})',
  'ways.or': ' or ',
  'ways.allExams': 'At the UNT {exams}',
} satisfies Translated<typeof ru>
