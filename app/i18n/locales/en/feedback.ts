import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/feedback.ts'

export default {
  title: 'What you think of the analysis',
  description: 'Five short questions about the personality analysis.',
  lead: 'Please answer each question. The answers are only seen added up, without names.',
  recognised: 'I recognise myself in this description',
  clear: 'Everything is put clearly',
  fitting: 'The professions fit me',
  useful: 'Now I know what to do next',
  again: 'I would advise a friend to do it',
  '5': 'yes',
  '4': 'probably',
  '3': 'neutral',
  '2': 'probably not',
  '1': 'no',
  submit: 'Send',
  back: 'To the analysis',
  'required.recognised': 'Please answer: do you recognise yourself',
  'required.clear': 'Please answer: is it put clearly',
  'required.fitting': 'Please answer: do the professions fit',
  'required.useful': 'Please answer: do you know what to do next',
  'required.again': 'Please answer: would you advise a friend to do it',
} satisfies Translated<typeof ru>
