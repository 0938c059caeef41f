import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/versions.ts'

export default {
  title: 'Somebody else changed this while you were editing',
  lead: '{who}: saved {at}. Your changes are not lost: choose what to keep, field by field.',
  somebody: 'Another administrator',
  choose: 'Choose one of the two versions in every row where they differ',
  caption_one: 'You both changed {count} field: choose one version',
  caption_other: 'You both changed {count} fields: choose one version of each',
  captionNone: 'You changed different fields, so there is nothing to choose: both are kept',
  field: 'Field',
  theirs: '{who}, {at}, already saved',
  mine: 'You, now',
  was: 'was: {value}',
  empty: 'empty',
  isSaved: '{value} (saved)',
  willBeSaved: '{value} (will be saved)',
  notChanged: 'not changed',
  save: 'Save what is chosen',
  leave: 'Leave everything as it is saved',
  kept: 'Who chose what and when stays in the log of changes.',
} satisfies Translated<typeof ru>
