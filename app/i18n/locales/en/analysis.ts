import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/analysis.ts'

export default {
  paper: '{name} · personality analysis · {date}',
  made: 'Personality analysis, made on {date}',
  'translated.title': 'The same analysis in another language',
  translated:
    "On that day the text was written in another language: {language}. Here the site's own engine tells the same facts.",
  'careless.title': 'Take this analysis with more caution',
  careless: 'Some of the answers it rests on look hurried or too much alike. You can take the tests again on any day.',
  'scales.title': 'Scales',
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
  strengths: 'What you can build on',
  cautions: 'What to keep in mind',
  working: 'How you like to work',
  'professions.title': 'Professions to start with',
  'professions.lead':
    'Interests set the order; values and personality shift it a little. Neighbouring places are nearly equal.',
  'professions.none':
    'The catalogue has no professions for the preparation you plan. You can change it on the results page of the interest test.',
  'professions.gone': 'This profession is no longer in the catalogue.',
  'contrast.title': 'And one for contrast',
  'flat.title': 'Why there is no list of professions here',
  'flat.text':
    'Your six interests differ by less than the margin of error: any order of professions would be down to chance. Try two or three very different activities this month and take the interest test again.',
  'flat.go': 'Look at professions by field',
  'paths.title': 'Education paths',
  'paths.lead':
    'For the first professions of the list: what to study now, where to apply and which UNT subjects you need.',
  'paths.subjects': 'Subjects',
  'paths.groups': 'Programme groups',
  'paths.kinds': 'Where it is taught',
  month: 'What to do this month',
  'about.title': 'Where this text comes from',
  'about.builtIn': "The site's own engine wrote the text from the computed facts.",
  'about.model':
    "The model {model} chose the words. Scores, professions and paths were computed by the site's own engine: the model has no say in them.",
  'about.from': 'It rests on: {tests}',
  'read.text':
    'This is a map and not a verdict: it shows where to start looking. Tests measure with a margin of error, and people change.',
  'shared.note': '{name} shows you this analysis. The link works until {until}; it may be shut earlier.',
} satisfies Translated<typeof ru>
