import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/adminHelpLines.ts'

export default {
  title: 'Help lines',
  description: 'Whom a person in need can call.',
  lead: 'They are shown to somebody who writes that they are in a bad way, and to everybody on the page “If things are hard”. Your edit survives starts and releases.',
  editTitle: '{number}: edit',
  number: 'Number',
  numberHint: 'As it is dialled in Kazakhstan.',
  order: 'Place',
  orderHint: 'The first one is 1.',
  name: 'Who it is',
  about: 'What they say and when they answer',
  nameRu: 'Name in Russian',
  nameKk: 'Name in Kazakh',
  nameEn: 'Name in English',
  nameHint: 'With the number at the beginning: it is read first.',
  aboutRu: 'About the line in Russian',
  aboutKk: 'About the line in Kazakh',
  aboutEn: 'About the line in English',
  aboutHint: 'One calm sentence. Hours and price only where you have checked them.',
  save: 'Save',
  toList: 'To the list',
  where: 'Where it is seen',
  whereText:
    'On the page “If things are hard”, before words of self-harm are published, and in the answer to a report of them.',
  'invalid.number': 'A number has at least three signs: digits, spaces, brackets, hyphens.',
  'invalid.order': 'The place is a number from 1 to 99.',
} satisfies Translated<typeof ru>
