import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/sample.ts'

export default {
  title: 'A sample result',
  description:
    'The analysis of an invented pupil: a direction, three professions, the ways there and the first month. Without signing up.',
  name: 'Daniyar',
  kind: 'A sample. Daniyar, 15, is invented; the engine that computed it is the one for everybody.',
  nextStep: 'Next: find your own three',
  signup: 'Create an account',
  feed: 'To my next step',
  access: 'How to get access',
} satisfies Translated<typeof ru>
