import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/failures.ts'

export default {
  feed: 'Failed to load the feed.',
  tests: 'Failed to load tests.',
  question: 'Failed to load question.',
  answer: 'Error while saving answer. Go back to the question and choose it again.',
  results: 'Failed to load the results of the test.',
  analysis: 'Failed to load the personality analysis.',
  professions: 'Failed to load professions.',
  institutions: 'Failed to load the list of countries and institutions.',
  institution: 'Failed to load the institution.',
  chances: 'Failed to load the comparison of institutions.',
  plans: 'Failed to load the list of plans.',
  plan: 'Failed to load the plan.',
  profile: 'Failed to load the profile.',
  settings: 'Failed to load the settings.',
  access: 'Failed to verify access.',
  password: 'Failed to update password: the old one still holds.',
  look: 'Marks, exams and certificates are not shown just now: a pupil is told of every such look, and it cannot be recorded at the moment. This will pass; try again in a few minutes.',
  save: 'Failed to save.',
  delete: 'Failed to delete.',
} satisfies Translated<typeof ru>
