import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/postQuestion.ts'

export default {
  question: 'What we noticed',
  help: 'You first',
  'help.text':
    'There are words in the text that sound as if you are unwell. Call: people answer there, and you may talk about anything.',
  'help.after': 'Whether the text is published is your choice. If it is, a moderator of the site reads it too.',
  'help.school':
    'Whether the text is published is your choice. If it is, a moderator reads it, and the person who helps pupils in your organisation.',
  rude: 'These words are to be written differently',
  'rude.text': 'With them it cannot be published. The rest of the text is kept.',
  personal: 'You are about to show this to everybody who sees the text',
  'personal.text': 'Strangers can find you by such things. It is better to take them out.',
  'personal.TELEPHONE': 'telephone number',
  'personal.IIN': 'IIN',
  'personal.CARD': 'number of a card',
  'personal.DOCUMENT': 'number of a document',
  'personal.ADDRESS': 'address',
  'personal.CONTACT': 'name in a messenger or network',
  'personal.EMAIL': 'e-mail address',
  'wait.LINKS': 'In the first seven days a moderator looks at links. Until then only you see the text.',
  'wait.THREAT': 'The text looks like a threat. A moderator reads it first; until then others do not see it.',
  'wait.PICTURE':
    'The picture resembles one that was removed. A moderator looks at it first; until then others do not see it.',
  mute: 'A moderator has stopped you from publishing for a while',
  'mute.until': 'You can again on {date}. You may read and support others as before.',
  'mute.why': 'Reason: “{reason}”.',
  'mute.go': 'The decision, and how to appeal',
  'mute.back': 'To the feed',
} satisfies Translated<typeof ru>
