import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/suggest.ts'

export default {
  label: 'Search suggestions',
  told_one: '{count} suggestion',
  told_other: '{count} suggestions',
  none: 'No suggestions',
  near: 'your organisation',
  profession: 'profession',
  institution: 'institution',
  test: 'test',
  project: 'project',
} satisfies Translated<typeof ru>
