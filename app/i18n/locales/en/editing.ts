import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/editing.ts'

export default {
  title: 'Edit the post',
  description: 'Correct your post: its text, its pictures and who sees it.',
  lead: 'The post will say that it was edited.',
  draft: 'This is a draft that only you see.',
  save: 'Save',
  anyway: 'Save anyway',
  toModerator: 'Send it to a moderator',
  cancel: 'Leave it as it is',
  pictures: 'Pictures',
  keep: 'Keep picture {number}',
  there: 'there',
  filesAgain: 'Choose the new pictures again: a browser does not remember them.',
  'audience.hint': 'If more people are to see it, the post is checked as a new one is.',
  'invalid.editedOften': 'You can change your posts 30 times an hour. Try again later',
  'conflict.title': 'You have changed this post in another tab',
  'conflict.lead': 'It was saved there: {at}. What you wrote here is not lost: choose what stays.',
  'conflict.theirs': 'The other tab: {value}',
  'conflict.mine': 'This tab: {value}',
  'conflict.empty': 'empty',
  'conflict.choose': 'Choose in every line what stays',
  'conflict.leave': 'Leave everything as it is saved',
} satisfies Translated<typeof ru>
