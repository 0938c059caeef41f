import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/scales.ts'

export default {
  'name.R': 'Making and mending',
  'name.I': 'Finding the cause',
  'name.A': 'Inventing',
  'name.S': 'Helping people',
  'name.E': 'Leading others',
  'name.C': 'Keeping order',
  'name.extraversion': 'Sociability',
  'name.agreeableness': 'Kindness',
  'name.conscientiousness': 'Being organised',
  'name.stability': 'Calm',
  'name.openness': 'Openness to the new',
  'name.achievement': 'Seeing what one’s work comes to',
  'name.independence': 'Independence',
  'name.recognition': 'Recognition',
  'name.relationships': 'Good relations and use to others',
  'name.support': 'Support from those in charge',
  'name.conditions': 'Working conditions',
  'hint.R': 'Realistic: mending, building, growing, driving a machine.',
  'hint.I': 'Investigative: working out how it is made and testing a guess.',
  'hint.A': 'Artistic: drawing, writing, filming, performing.',
  'hint.S': 'Social: explaining, caring, being there.',
  'hint.E': 'Enterprising: persuading, selling, deciding for the task.',
  'hint.C': 'Conventional: tables, dates, exact rules.',
} satisfies Translated<typeof ru>
