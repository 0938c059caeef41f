import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/analysis.ts'

export default {
  'translated.title': 'The same analysis in another language',
  'scales.title': 'All scales with their bands',
  'scales.lead':
    'The scales run from 0 to 100. The dot is the score, the band is where the true score probably lies. A band near the middle says neither yes nor no.',
  'group.INTERESTS': 'Interests',
  'group.PERSONALITY': 'Personality',
  'group.VALUES': 'Work values',
  'group.APTITUDE': 'Aptitude',
  'table.scale': 'Scale',
  'table.score': 'Score',
  'table.picture': 'Band from 0 to 100',
  'table.band': '90 % band',
  strengths: 'What to build on',
  cautions: 'What to bear in mind',
  working: 'How you like to work',
  'professions.title': 'Each in detail',
  'professions.lead':
    'Interests set the order; values and personality shift it a little. Neighbouring places are nearly equal.',
  'professions.gone': 'This profession is no longer in the catalogue.',
  'contrast.title': 'And one for contrast',
  month: 'The first month',
  'about.title': 'Where this text comes from',
  kind: 'Personality analysis, {date}',
  firsts: 'Start with these three',
  ways: 'How to get there',
  rest: 'The rest of the list and one for contrast',
  'rest.says': '{names}…',
  'professions.says': 'how close, why, and what may not suit',
  'scales.says': 'interests, character, values',
  'words.title': 'The same in words',
  'words.says': 'what stands out, what is in the middle, and how you like to work',
  'about.says': 'and what it does not know',
  'firsts.trial': 'Try these three',
} satisfies Translated<typeof ru>
