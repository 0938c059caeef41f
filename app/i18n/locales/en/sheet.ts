import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/sheet.ts'

export default {
  'professions.fits': 'What you are like and hold important counts here too: {names}.',
  'paths.exams': '{code} {name}. UNT: {exams}',
  'paths.or': ' or ',
  'about.test': '“{title}”, {date}',
  'shared.title': 'Personality analysis: {name}',
  'shared.description': 'A personality analysis opened by a private link.',
} satisfies Translated<typeof ru>
