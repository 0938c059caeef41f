import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/joinRequests.ts'

export default {
  title: 'Asking to join',
  description: 'People who entered the organisation’s code and wait for an answer.',
  lead: 'Check the name against the class list. Once accepted, a person becomes a pupil of the organisation, and its staff see their results.',
  none: 'Nobody is waiting now',
  noneText: 'Hand out the code: a pupil enters it in the settings, under “My school”.',
  year: 'class or year {year}',
  since: 'waiting since {date}',
  'help.yes': 'Lets the organisation give a new password if theirs is forgotten.',
  'help.no': 'Recovers the password without the organisation.',
  accept: 'Accept',
  decline: 'Decline',
  code: 'The organisation’s code',
  'code.none': 'There is no code yet.',
  'code.text': 'Write it on the board or print it in a handout. A new code cancels the former one.',
  'code.make': 'Make a code',
  'code.renew': 'Change the code',
  lead_group:
    'Check the name against the list of the group. Once accepted, a person becomes a pupil of the organisation, and its staff see their results.',
} satisfies Translated<typeof ru>
